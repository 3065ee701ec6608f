import { adminText } from "@/lib/i18n/admin-messages";

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
