import { FileText } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { DayValue, RecordTable } from "@/components/admin/entity/record-table";
import { ListTools } from "@/components/admin/table/list-tools";
import { Badge } from "@/components/ui/badge";
import { Pagination } from "@/components/ui/pagination";
import { type AdminBlogList, adminBlogsPath, type ListedBlog } from "@/lib/blogs/list-state";
import { categoryLabel, type UsedCategory } from "@/lib/blogs/texts";
import { staffText } from "@/lib/content/localized-text";
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

interface BlogTableProps {
  blogs: ListedBlog[];
  isFiltered: boolean;
  now: Date;
}

function BlogTable({ blogs, isFiltered, now }: BlogTableProps) {
  return (
    <RecordTable
      area="blogs"
      Icon={FileText}
      records={blogs}
      isFiltered={isFiltered}
      titleOf={({ title }) => staffText(title)}
      marks={({ missing }) => <MissingLanguages missing={missing} />}
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
