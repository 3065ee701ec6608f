import { Badge } from "@/components/ui/badge";
import { adminText } from "@/lib/i18n/admin-messages";
import { daysLeft } from "@/lib/promos/fields";

/** A promo's price as typed, the old one struck through when there is one; a dash where there is none. */
export function PriceText({ price, oldPrice }: { price: string | null; oldPrice: string | null }) {
  return (
    <span className="wrap-anywhere flex flex-wrap items-baseline gap-x-2 md:grid md:min-w-28">
      {oldPrice && (
        <span className="text-ink-soft text-xs">
          <span className="sr-only">{adminText("promos.oldPrice")} </span>
          <s>{oldPrice}</s>
        </span>
      )}
      <span className="font-semibold">
        {oldPrice && price && <span className="sr-only">{adminText("promos.newPrice")} </span>}
        {price ?? "–"}
      </span>
    </span>
  );
}

/** Days; a promo with fewer left gets the badge "soon". */
const soon = 7;

export function PromoBadge({ endDate, now }: { endDate: Date; now: Date }) {
  const days = daysLeft(endDate, now);
  if (days < 0) return <Badge variant="sand">{adminText("promos.ended")}</Badge>;
  const text = days === 0 ? adminText("promos.lastDay") : adminText("promos.endsIn", { days });
  return days < soon ? (
    <Badge variant="soon">{text}</Badge>
  ) : (
    <span className="text-ink-soft text-xs">{text}</span>
  );
}
