import { definePage } from "@/components/page/define-page";
import { SearchResultList } from "@/components/site/search/search-results";
import { currentFrameLinks } from "@/lib/home/links";
import { searchAddress } from "@/lib/search/address";
import { findEverything } from "@/lib/search/queries";
import { searchMetadata, searchPage } from "@/lib/search/search";

const page = definePage({
  address: searchAddress,
  load: async ({ state }) => ({ results: await findEverything(state), links: await currentFrameLinks() }),
  page: ({ params: { state } }) => searchPage(state),
  head: ({ params: { state }, language }) => searchMetadata(state, language),
  frame: ({ params: { state } }) => ({ search: state, showsPrices: true }),
  content: ({ params: { state }, data: { results, links }, language }) => (
    <SearchResultList language={language} state={state} results={results} links={links} />
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
