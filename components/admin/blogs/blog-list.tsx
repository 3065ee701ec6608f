import { FileText } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import {
  DataCell,
  DataRow,
  DataTable,
  DayCell,
  RecordActions,
  RowPicture,
  TitleLink,
} from "@/components/admin/table/data-table";
import { EmptyState } from "@/components/admin/table/empty-state";
import { ListTools } from "@/components/admin/table/list-tools";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { Pagination } from "@/components/ui/pagination";
import { type AdminBlogList, adminBlogsPath, type ListedBlog } from "@/lib/blogs/list-state";
import { categoryLabel, type UsedCategory } from "@/lib/blogs/texts";
import type { PageInfo } from "@/lib/content/pagination";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/i18n/languages";
import { BlogFilters } from "./blog-filters";
import { categoryName } from "./category-name";
import { StateBadge } from "./state-badge";

function MissingLanguages({ missing }: { missing: Language[] }) {
  return missing.map((language) => (
    <Badge key={language} variant="sand">
      {adminText("blogs.missingMark", { language: languageNames[language] })}
    </Badge>
  ));
}

/** A blog in the list: picture, title, category, day and state, actions. */
function BlogRow({ blog, now }: { blog: ListedBlog; now: Date }) {
  const { id, category, posting_date, file, missing } = blog;
  const title = blog.title_id || blog.title_en;
  return (
    <DataRow>
      <DataCell place="picture">
        <RowPicture file={file} />
      </DataCell>
      <DataCell>
        <span className="grid justify-items-start gap-1.5">
          <TitleLink href={`/admin/blogs/${id}`}>{title}</TitleLink>
          <MissingLanguages missing={missing} />
        </span>
      </DataCell>
      <DataCell label={adminText("blogs.category")}>
        <bdi className="wrap-anywhere inline-block min-w-20">
          {categoryName({ name: category, shown: categoryLabel(category, "id") })}
        </bdi>
      </DataCell>
      <DayCell label={adminText("blogs.date")} day={posting_date}>
        <StateBadge postingDate={posting_date} now={now} />
      </DayCell>
      <RecordActions area="blogs" id={id} title={title} />
    </DataRow>
  );
}

const columns = ["image", "name", "category", "date", "actions"] as const;

interface BlogTableProps {
  blogs: ListedBlog[];
  isFiltered: boolean;
  now: Date;
}

function BlogTable({ blogs, isFiltered, now }: BlogTableProps) {
  if (blogs.length === 0) {
    return (
      <EmptyState
        Icon={FileText}
        text={adminText(isFiltered ? "blogs.emptyFiltered" : "blogs.empty")}
        hint={adminText(isFiltered ? "blogs.emptyFilteredHint" : "blogs.emptyHint")}
        action={
          <AdminLink
            href={isFiltered ? "/admin/blogs" : "/admin/blogs/create"}
            className={button({ variant: "secondary" })}
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

interface BlogListProps {
  list: AdminBlogList;
  blogs: ListedBlog[];
  pagination: PageInfo;
  categories: UsedCategory[];
  now: Date;
}

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
