import { Localized } from "@/components/ui/localized";
import { formatMoney } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import type { Facts } from "@/lib/tours/facts/schema";

interface SpotFeesProps {
  facts: Facts;
  language: Language;
}

/** Names what an adult pays on the spot, beside a price that does not include the fees. */
export function SpotFees({ facts, language }: SpotFeesProps) {
  const fees = (facts.pay_there ?? []).filter(({ adult }) => adult > 0);
  return fees.map(({ what, adult, currency }) => {
    const amount = formatMoney(adult, currency, language);
    const [before, after] = translate(language)("tours.spotFee", { amount, what: "|" }).split("|");
    return (
      <span key={`${what.en} ${amount}`} className="block text-ink-soft text-sm">
        {before}
        <Localized text={what} language={language} />
        {after}
      </span>
    );
  });
}
