import { Eye, Pencil } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { formatDay } from "@/components/admin/format-day";
import { DataCell } from "@/components/admin/table/data-cell";
import { DataRow } from "@/components/admin/table/data-row";
import { IconLink } from "@/components/admin/table/icon-link";
import { RowPicture } from "@/components/admin/table/row-picture";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Promo } from "@/lib/promos/schema";
import { DeletePromo } from "./delete-promo";
import { PriceText } from "./price-text";
import { PromoBadge } from "./promo-badge";

/** A promo in the list: picture, title, two prices, end, actions (site.md 2, Admin promos). */
export function PromoRow({ promo, now }: { promo: Promo; now: Date }) {
  const { id, title_id: title, price, old_price, price2, old_price2, end_date, file } = promo;
  const address = `/admin/promos/${id}`;
  return (
    <DataRow>
      <DataCell place="picture">
        <RowPicture file={file} />
      </DataCell>
      <DataCell>
        <AdminLink href={address} className="font-semibold text-base leading-snug hover:underline md:text-sm">
          {title}
        </AdminLink>
      </DataCell>
      <DataCell label={adminText("promos.price1")}>
        <PriceText price={price} oldPrice={old_price} />
      </DataCell>
      <DataCell label={adminText("promos.price2")}>
        <PriceText price={price2} oldPrice={old_price2} />
      </DataCell>
      <DataCell label={adminText("promos.endDate")}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:grid md:justify-items-start">
          <time dateTime={end_date.toISOString().slice(0, 10)} className="whitespace-nowrap">
            {formatDay(end_date)}
          </time>
          <PromoBadge endDate={end_date} now={now} />
        </span>
      </DataCell>
      <DataCell place="actions">
        <span className="inline-flex max-md:-ml-2.5">
          <IconLink href={address} label={`${adminText("promos.view")}: ${title}`} Icon={Eye} />
          <IconLink
            href={`/admin/promos/edit/${id}`}
            label={`${adminText("promos.edit")}: ${title}`}
            Icon={Pencil}
          />
          <DeletePromo id={id} title={title} look="icon" />
        </span>
      </DataCell>
    </DataRow>
  );
}
