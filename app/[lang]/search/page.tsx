import { definePage } from "@/components/page/define-page";
import { SearchResultList } from "@/components/site/search/search-results";
import { searchAddress } from "@/lib/search/address";
import { findEverything } from "@/lib/search/queries";
import { searchMetadata, searchPage } from "@/lib/search/search";

const page = definePage({
  address: searchAddress,
  load: ({ state }) => findEverything(state),
  page: ({ params: { state } }) => searchPage(state),
  head: ({ params: { state }, language }) => searchMetadata(state, language),
  frame: ({ params: { state } }) => ({ search: state, showsPrices: true }),
  content: ({ params: { state }, data: results, language }) => (
    <SearchResultList language={language} state={state} results={results} />
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
