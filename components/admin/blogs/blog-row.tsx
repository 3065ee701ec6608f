import { DataCell } from "@/components/admin/table/data-cell";
import { DataRow } from "@/components/admin/table/data-row";
import { DayCell } from "@/components/admin/table/day-cell";
import { RecordActions } from "@/components/admin/table/record-actions";
import { RowPicture } from "@/components/admin/table/row-picture";
import { TitleLink } from "@/components/admin/table/title-link";
import { categoryLabel } from "@/lib/blogs/category-label";
import type { ListedBlog } from "@/lib/blogs/list-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { categoryName } from "./category-name";
import { MissingLanguages } from "./missing-languages";
import { StateBadge } from "./state-badge";

/** A blog in the list: picture, title, category, day and state, actions. */
export function BlogRow({ blog, now }: { blog: ListedBlog; now: Date }) {
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
