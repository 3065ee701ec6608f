import { Panel } from "@/components/admin/panel";
import { formatMoney } from "@/lib/format";
import { formatRate } from "@/lib/format-rate";
import { adminText } from "@/lib/i18n/admin-messages";
import type { DetailProps } from "./detail-props";
import { emptyText } from "./detail-words";
import { Facts } from "./facts";
import { None } from "./none";
import { PartList } from "./part-list";
import { Texts } from "./texts";

export function Prices({ tour }: DetailProps) {
  const money = (amount: number | null) =>
    amount === null ? <None /> : formatMoney(amount, tour.currency, "id");
  return (
    <Panel title={adminText("tourDetail.price")}>
      <Facts
        facts={[
          [adminText("tourDetail.currency"), tour.currency || <None key="none" />],
          [adminText("tourDetail.startingPrice"), money(tour.starting_price)],
          [adminText("tourDetail.originalPrice"), money(tour.original_price)],
          [
            adminText("tourDetail.rate"),
            tour.rate === null ? <None key="none" /> : `${formatRate(tour.rate, "id")} / 5`,
          ],
        ]}
      />
    </Panel>
  );
}

export function PriceOptions({ kind, tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.prices")}>
      <PartList parts={tour.prices} empty={emptyText(kind, "prices")}>
        {({ service_type, price, description }) => (
          <div className="grid gap-x-4 gap-y-2 md:grid-cols-[9rem_minmax(0,1fr)]">
            <p className="font-semibold text-sm">{formatMoney(price, tour.currency, "id")}</p>
            <div className="grid gap-2">
              <Texts text={service_type} strong />
              <Texts text={description} />
            </div>
          </div>
        )}
      </PartList>
    </Panel>
  );
}
