import { type BookingCost, type CostWords, writtenCost } from "@/lib/booking/cost";
import type { Language } from "@/lib/i18n/languages";

interface CostTextProps {
  cost: BookingCost;
  currency: string;
  language: Language;
  words: CostWords;
}

/** An amount, and below it the price lines that it does not contain. */
export function CostText({ cost, currency, language, words }: CostTextProps) {
  const { amount, without } = writtenCost(cost, currency, language, words);
  return (
    <>
      {amount}
      {without && <span className="block font-normal text-ink-soft text-sm leading-snug">{without}</span>}
    </>
  );
}
