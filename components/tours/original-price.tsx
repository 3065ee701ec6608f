import { formatMoney } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";

interface OriginalPriceProps {
  value: number;
  currency: string;
  language: Language;
}

/** A price that holds no longer, struck through; said in words to those who do not see the line. */
export function OriginalPrice({ value, currency, language }: OriginalPriceProps) {
  return (
    <>
      <span className="sr-only"> ({translate(language)("tours.originalPrice")}:</span>{" "}
      <s>{formatMoney(value, currency, language)}</s>
      <span className="sr-only">)</span>
    </>
  );
}
