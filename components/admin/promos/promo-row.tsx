import { DataCell } from "@/components/admin/table/data-cell";
import { DataRow } from "@/components/admin/table/data-row";
import { DayCell } from "@/components/admin/table/day-cell";
import { RecordActions } from "@/components/admin/table/record-actions";
import { RowPicture } from "@/components/admin/table/row-picture";
import { TitleLink } from "@/components/admin/table/title-link";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Promo } from "@/lib/promos/schema";
import { PriceText } from "./price-text";
import { PromoBadge } from "./promo-badge";

/** A promo in the list: picture, title, two prices, end, actions. */
export function PromoRow({ promo, now }: { promo: Promo; now: Date }) {
  const { id, title_id: title, price, old_price, price2, old_price2, end_date, file } = promo;
  return (
    <DataRow>
      <DataCell place="picture">
        <RowPicture file={file} />
      </DataCell>
      <DataCell>
        <TitleLink href={`/admin/promos/${id}`}>{title}</TitleLink>
      </DataCell>
      <DataCell label={adminText("promos.price1")}>
        <PriceText price={price} oldPrice={old_price} />
      </DataCell>
      <DataCell label={adminText("promos.price2")}>
        <PriceText price={price2} oldPrice={old_price2} />
      </DataCell>
      <DayCell label={adminText("promos.endDate")} day={end_date}>
        <PromoBadge endDate={end_date} now={now} />
      </DayCell>
      <RecordActions area="promos" id={id} title={title} />
    </DataRow>
  );
}
