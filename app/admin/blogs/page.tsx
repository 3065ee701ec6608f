import { BlogOverview } from "@/components/admin/blogs/blog-list";
import { listPage } from "@/components/admin/entity/entity-pages";
import { readAdminBlogList } from "@/lib/blogs/list-state";
import { listAdminBlogs, listCategoriesInUse } from "@/lib/blogs/queries";
import { adminText } from "@/lib/core/i18n/admin-messages";

const page = listPage("blog", {
  failure: adminText("blogs.listFailure"),
  content: async ({ searchParams }) => {
    const list = readAdminBlogList(await searchParams);
    const [blogs, categories] = await Promise.all([listAdminBlogs(list), listCategoriesInUse()]);
    return <BlogOverview list={list} {...blogs} categories={categories} now={new Date()} />;
  },
});

export const metadata = page.metadata;

export default page.Page;
