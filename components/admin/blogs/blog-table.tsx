import { FileText } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { DataTable } from "@/components/admin/table/data-table";
import { EmptyState } from "@/components/admin/table/empty-state";
import { button } from "@/components/ui/button";
import type { ListedBlog } from "@/lib/blogs/list-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { BlogRow } from "./blog-row";

const columns = ["image", "name", "category", "date", "actions"] as const;

interface BlogTableProps {
  blogs: ListedBlog[];
  isFiltered: boolean;
  now: Date;
}

/** Blogs in rows, or why there are none. */
export function BlogTable({ blogs, isFiltered, now }: BlogTableProps) {
  if (blogs.length === 0) {
    return (
      <EmptyState
        Icon={FileText}
        text={adminText(isFiltered ? "blogs.emptyFiltered" : "blogs.empty")}
        hint={adminText(isFiltered ? "blogs.emptyFilteredHint" : "blogs.emptyHint")}
        action={
          <AdminLink
            href={isFiltered ? "/admin/blogs" : "/admin/blogs/create"}
            className={button({ look: "secondary" })}
          >
            {adminText(isFiltered ? "blogs.reset" : "blogs.add")}
          </AdminLink>
        }
      />
    );
  }
  return (
    <DataTable
      label={adminText("blogs.title")}
      columns={columns.map((column) => adminText(`blogs.${column}`))}
    >
      {blogs.map((blog) => (
        <BlogRow key={blog.id} blog={blog} now={now} />
      ))}
    </DataTable>
  );
}
