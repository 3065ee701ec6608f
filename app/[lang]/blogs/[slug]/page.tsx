import { definePage } from "@/components/page/define-page";
import { BlogArticle } from "@/components/site/blogs/blog-article";
import { blogAddress } from "@/lib/blogs/address";
import { blogMetadata, blogPage } from "@/lib/blogs/metadata";
import { listNamedTourIds } from "@/lib/blogs/named-tours";
import { getBlog, listRelatedBlogs } from "@/lib/blogs/queries";
import { blogStructuredData } from "@/lib/blogs/structured-data";
import { listPlanTours } from "@/lib/plan/queries";

const page = definePage({
  address: blogAddress,
  async load({ id, language }) {
    const blog = await getBlog(id);
    if (!blog) return null;
    const [related, { tours }] = await Promise.all([
      listRelatedBlogs(blog),
      listPlanTours(listNamedTourIds(blog, language)),
    ]);
    return { blog, related, tours };
  },
  page: ({ data: { blog } }) => blogPage(blog),
  head: ({ data: { blog }, language }) => blogMetadata(language, blog),
  structuredData: ({ data: { blog }, language }) => blogStructuredData(language, blog),
  frame: () => ({ showsPrices: true }),
  content: ({ data: { blog, related, tours }, language }) => (
    <BlogArticle language={language} blog={blog} related={related} tours={tours} />
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
