import { Eye, Pencil } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { formatDay } from "@/components/admin/format-day";
import { DataCell } from "@/components/admin/table/data-cell";
import { DataRow } from "@/components/admin/table/data-row";
import { IconLink } from "@/components/admin/table/icon-link";
import { RowPicture } from "@/components/admin/table/row-picture";
import type { ListedBlog } from "@/lib/blogs/list-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { DeleteBlog } from "./delete-blog";
import { MissingLanguages } from "./missing-languages";
import { StateBadge } from "./state-badge";

/** A blog in the list: picture, title, category, day and state, actions. */
export function BlogRow({ blog, now }: { blog: ListedBlog; now: Date }) {
  const { id, category, posting_date, file, missing } = blog;
  const title = blog.title_id || blog.title_en;
  const address = `/admin/blogs/${id}`;
  return (
    <DataRow>
      <DataCell place="picture">
        <RowPicture file={file} />
      </DataCell>
      <DataCell>
        <span className="wrap-anywhere grid justify-items-start gap-1.5">
          <AdminLink
            href={address}
            className="font-semibold text-base leading-snug hover:underline md:text-sm"
          >
            <bdi>{title}</bdi>
          </AdminLink>
          <MissingLanguages missing={missing} />
        </span>
      </DataCell>
      <DataCell label={adminText("blogs.category")}>
        <bdi className="wrap-anywhere">{category}</bdi>
      </DataCell>
      <DataCell label={adminText("blogs.date")}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:grid md:justify-items-start">
          <time dateTime={posting_date.toISOString().slice(0, 10)} className="whitespace-nowrap">
            {formatDay(posting_date)}
          </time>
          <StateBadge postingDate={posting_date} now={now} />
        </span>
      </DataCell>
      <DataCell place="actions">
        <span className="inline-flex max-md:-ml-2.5">
          <IconLink href={address} label={`${adminText("blogs.view")}: ${title}`} Icon={Eye} />
          <IconLink
            href={`/admin/blogs/edit/${id}`}
            label={`${adminText("blogs.edit")}: ${title}`}
            Icon={Pencil}
          />
          <DeleteBlog id={id} title={title} look="icon" />
        </span>
      </DataCell>
    </DataRow>
  );
}
