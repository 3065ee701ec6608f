import { Badge } from "@/components/ui/badge";
import { formatMoney } from "@/lib/format";
import { translate } from "@/lib/i18n/messages";
import { shownPrice } from "@/lib/tours/price";
import { OriginalPrice } from "./original-price";
import type { TourPartProps } from "./tour-part";

/** The price a tour starts from, what it was before, and the discount in red. */
export function SummaryPrice({ tour, language }: TourPartProps) {
  const t = translate(language);
  const price = shownPrice(tour);
  if (!price) return null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <p className="grid">
        <span className="text-ink-soft">
          {t("tours.startingFrom")}
          {price.original !== null && (
            <OriginalPrice value={price.original} currency={tour.currency} language={language} />
          )}
        </span>
        <strong className="font-bold text-title">
          {formatMoney(price.starting, tour.currency, language)}
        </strong>
      </p>
      {price.percent > 0 && (
        <Badge look="discount" size="large" className="mb-1.5">
          {t("tours.discount", { percent: price.percent })}
        </Badge>
      )}
    </div>
  );
}
