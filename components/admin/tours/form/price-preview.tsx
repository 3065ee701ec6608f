"use client";

import { useWatch } from "react-hook-form";
import { Badge } from "@/components/ui/badge";
import { formatMoney } from "@/lib/format";
import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";
import type { TourDraft } from "@/lib/tours/draft";
import { typedNumber } from "@/lib/tours/form-body";
import { shownPrice } from "@/lib/tours/price";

/** What visitors will read of the prices that are typed, in each language. */
export function PricePreview() {
  const [currency, starting, original] = useWatch<
    TourDraft,
    ["currency", "starting_price", "original_price"]
  >({
    name: ["currency", "starting_price", "original_price"],
  });
  const price = shownPrice({ starting_price: typedNumber(starting), original_price: typedNumber(original) });
  return (
    <div className="grid gap-2 rounded-xl bg-sea-50 px-4 py-3">
      <p className="text-ink-soft text-sm">{adminText("tourForm.pricePreview")}</p>
      <output className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {price ? (
          <span className="flex flex-wrap gap-x-8 gap-y-1">
            {languages.map((language) => (
              <span key={language} className="grid leading-snug">
                <span className="flex items-baseline gap-2">
                  <span className="font-semibold text-ink-soft text-xs uppercase">{language}</span>
                  <strong>{formatMoney(price.starting, currency, language)}</strong>
                </span>
                {price.original !== null && (
                  <s className="pl-6 text-ink-soft text-sm">
                    {formatMoney(price.original, currency, language)}
                  </s>
                )}
              </span>
            ))}
          </span>
        ) : (
          <span className="text-ink-soft">{adminText("tourForm.noPrice")}</span>
        )}
        {price && price.percent > 0 && (
          <Badge look="discount">{adminText("tourForm.discount", { percent: price.percent })}</Badge>
        )}
      </output>
    </div>
  );
}
