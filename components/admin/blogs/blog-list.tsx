import { ListTools } from "@/components/admin/table/list-tools";
import { Pagination } from "@/components/ui/pagination";
import type { UsedCategory } from "@/lib/blogs/category-label";
import type { ListedBlog } from "@/lib/blogs/list-admin";
import { type AdminBlogList, adminBlogsPath } from "@/lib/blogs/list-admin-state";
import { adminText } from "@/lib/i18n/admin-messages";
import type { PageInfo } from "@/lib/page-info";
import { BlogFilters } from "./blog-filters";
import { BlogTable } from "./blog-table";

interface BlogListProps {
  list: AdminBlogList;
  blogs: ListedBlog[];
  pagination: PageInfo;
  categories: UsedCategory[];
  now: Date;
}

/** Search, filters, a page of blogs, the way to the other pages. */
export function BlogList({ list, blogs, pagination, categories, now }: BlogListProps) {
  const { page: _, ...filters } = list;
  const isFiltered = Object.values(filters).some((value) => value !== "");
  return (
    <div className="group/list">
      <ListTools>
        <BlogFilters list={list} categories={categories} />
        <p role="status" className="ml-auto text-ink-soft text-sm">
          {adminText("blogs.count", { count: pagination.total })}
        </p>
      </ListTools>
      <div className="grid gap-6 transition-opacity group-has-data-filtering/list:opacity-50">
        <BlogTable blogs={blogs} isFiltered={isFiltered} now={now} />
        <Pagination
          language="id"
          page={pagination.current_page}
          lastPage={pagination.last_page}
          hrefOf={(page) => adminBlogsPath({ ...list, page })}
        />
      </div>
    </div>
  );
}
