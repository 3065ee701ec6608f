import { Percent } from "lucide-react";
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
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Promo } from "@/lib/promos/schema";
import { PriceText, PromoBadge } from "./promo-terms";

/** A promo in the list: picture, title, two prices, end, actions. */
function PromoRow({ promo, now }: { promo: Promo; now: Date }) {
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

const columns = ["image", "name", "price1", "price2", "endDate", "actions"] as const;

/** All promos, ended ones marked, the newest end first. */
export function PromoTable({ promos, now }: { promos: Promo[]; now: Date }) {
  if (promos.length === 0) {
    return (
      <EmptyState
        Icon={Percent}
        text={adminText("promos.empty")}
        hint={adminText("promos.emptyHint")}
        action={
          <AdminLink href="/admin/promos/create" className={button({ variant: "secondary" })}>
            {adminText("promos.add")}
          </AdminLink>
        }
      />
    );
  }
  return (
    <DataTable
      label={adminText("promos.title")}
      columns={columns.map((column) => adminText(`promos.${column}`))}
    >
      {promos.map((promo) => (
        <PromoRow key={promo.id} promo={promo} now={now} />
      ))}
    </DataTable>
  );
}
