import { Localized } from "@/components/ui/localized";
import { formatMoney } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { Facts } from "@/lib/tours/facts/schema";
import { adultFees } from "@/lib/tours/pricing/spot-fees";

interface SpotFeesProps {
  facts: Facts;
  language: Language;
}

/** Names what an adult pays on the spot, beside a price that does not include the fees. */
export function SpotFees({ facts, language }: SpotFeesProps) {
  return adultFees(facts.pay_there ?? []).map(({ what, amount: fee, currency }) => {
    const amount = formatMoney(fee, currency, language);
    const [before, after] = translate(language)("tours.spotFee", { amount, what: "|" }).split("|");
    return (
      <span key={`${what.en} ${amount}`} className="spot-fee">
        {before}
        <Localized text={what} language={language} />
        {after}
      </span>
    );
  });
}
