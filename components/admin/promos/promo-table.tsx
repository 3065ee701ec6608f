import { Percent } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { DataTable } from "@/components/admin/table/data-table";
import { EmptyState } from "@/components/admin/table/empty-state";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Promo } from "@/lib/promos/schema";
import { PromoRow } from "./promo-row";

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
          <AdminLink href="/admin/promos/create" className={button({ look: "secondary" })}>
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
