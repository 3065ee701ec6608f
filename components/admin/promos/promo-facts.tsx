import type { ReactNode } from "react";
import { formatDay } from "@/components/admin/format-day";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Promo } from "@/lib/promos/schema";
import { PriceText } from "./price-text";
import { PromoBadge } from "./promo-badge";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-line border-b pb-3 last:border-0 last:pb-0 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** What a promo costs, how long it runs and its document. */
export function PromoFacts({ promo, now }: { promo: Promo; now: Date }) {
  const { price, old_price, price2, old_price2, end_date, pdf_url } = promo;
  return (
    <dl className="grid gap-3">
      <Fact name={adminText("promos.price1")}>
        <PriceText price={price} oldPrice={old_price} />
      </Fact>
      <Fact name={adminText("promos.price2")}>
        {price2 || old_price2 ? (
          <PriceText price={price2} oldPrice={old_price2} />
        ) : (
          <span className="text-ink-soft italic">{adminText("promos.none")}</span>
        )}
      </Fact>
      <Fact name={adminText("promos.endDate")}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {formatDay(end_date)}
          <PromoBadge endDate={end_date} now={now} />
        </span>
      </Fact>
      <Fact name={adminText("promos.pdf")}>
        <a
          href={pdf_url}
          target="_blank"
          rel="noopener noreferrer"
          className="grid justify-items-start gap-0.5 text-sea-700"
        >
          <span className="font-medium underline underline-offset-4">{adminText("promos.openPdf")}</span>
          <span className="break-all text-ink-soft text-xs">{pdf_url}</span>
        </a>
      </Fact>
    </dl>
  );
}
