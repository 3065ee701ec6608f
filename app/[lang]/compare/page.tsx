import { definePage } from "@/components/page/define-page";
import { ComparePage } from "@/components/site/plan/compare-page";
import { loadComparison } from "@/lib/plan/compare-queries";
import { compareMetadata, comparePage } from "@/lib/plan/metadata";
import { compareAddress } from "@/lib/plan/page-address";

const page = definePage({
  address: compareAddress,
  load: ({ ids, trip, language }) => loadComparison(ids, trip, language),
  page: ({ params: { ids, trip } }) => comparePage(ids, trip),
  head: ({ page, data: { compared }, language }) =>
    compareMetadata(
      page,
      compared.map(({ tour }) => tour),
      language,
    ),
  frame: ({ data: { compared } }) => ({ showsPrices: compared.length > 0 }),
  content: ({ data: comparison, language }) => <ComparePage {...comparison} language={language} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
