import { definePage } from "@/components/page/define-page";
import { BlogList } from "@/components/site/blogs/blog-list";
import { blogListAddress } from "@/lib/blogs/address";
import { blogListMetadata, blogListPage } from "@/lib/blogs/metadata";
import { loadBlogList } from "@/lib/blogs/queries";
import { getPageSeo } from "@/lib/seo/queries";

const page = definePage({
  address: blogListAddress,
  load: ({ state }) => loadBlogList(state),
  page: ({ params: { state }, data: { total } }) => blogListPage(state, total),
  written: ({ language }) => getPageSeo("blogs", language),
  head: ({ params: { state }, page, language, written }) =>
    blogListMetadata(page, language, state.page, written),
  frame: () => ({ showsPrices: true }),
  content: ({ params: { state }, data: { blogs, categories, lastPage }, language }) => (
    <BlogList language={language} state={state} blogs={blogs} categories={categories} lastPage={lastPage} />
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
