import { FileText } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { DayValue, RowPicture } from "@/components/admin/entity/record-cells";
import { RecordTable } from "@/components/admin/entity/record-table";
import { LanguageBadges } from "@/components/admin/table/language-badges";
import { ListTools } from "@/components/admin/table/list-tools";
import { Pagination } from "@/components/ui/pagination";
import { blogEntity } from "@/lib/blogs/entity";
import { type AdminBlogList, adminBlogsPath, type ListedBlog } from "@/lib/blogs/list-state";
import { blogPath } from "@/lib/blogs/paths";
import { blogState } from "@/lib/blogs/publication";
import { categoryLabel, type UsedCategory } from "@/lib/blogs/texts";
import { staffText } from "@/lib/core/content/localized-text";
import type { PageInfo } from "@/lib/core/content/pagination";
import { entityPagesOf } from "@/lib/core/entity/entity-page-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { shownLanguages } from "@/lib/core/i18n/shown-languages";
import { BlogFilters } from "./blog-filters";
import { categoryName } from "./category-name";
import { StateBadge } from "./state-badge";

interface BlogTableProps {
  blogs: ListedBlog[];
  isFiltered: boolean;
  now: Date;
}

function BlogTable({ blogs, isFiltered, now }: BlogTableProps) {
  return (
    <RecordTable
      pages={entityPagesOf(blogEntity)}
      Icon={FileText}
      records={blogs}
      isFiltered={isFiltered}
      titleOf={({ title }) => staffText(title)}
      picture={({ file }) => <RowPicture file={file} />}
      canCopy
      marks={(blog) => (
        <LanguageBadges
          name={staffText(blog.title)}
          shown={shownLanguages()}
          missing={blog.missing}
          stale={blog.stale}
          hrefIn={blogState(blog, now) === "published" ? (language) => blogPath(language, blog) : undefined}
        />
      )}
      columns={[
        {
          label: adminText("blogs.category"),
          cell: ({ category }) => (
            <bdi className="wrap-anywhere inline-block min-w-20">
              {categoryName({ name: category, shown: categoryLabel(category, "id") })}
            </bdi>
          ),
        },
        {
          label: adminText("blogs.date"),
          cell: (blog) => (
            <DayValue day={blog.posting_date}>
              <StateBadge blog={blog} now={now} />
            </DayValue>
          ),
        },
      ]}
    />
  );
}

interface BlogListProps {
  list: AdminBlogList;
  blogs: ListedBlog[];
  pagination: PageInfo;
  categories: UsedCategory[];
  now: Date;
}

export function BlogOverview({ list, blogs, pagination, categories, now }: BlogListProps) {
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
          link={AdminLink}
        />
      </div>
    </div>
  );
}
