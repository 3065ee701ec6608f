import type { ReactNode } from "react";
import type { FrameChoices } from "@/components/site/layout/page-frame";
import { CurrencyChoice } from "@/components/site/rates/currency-choice";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { listCurrentRates } from "@/lib/rates/current-rates";

/** Names the source of the tides, as its licence asks, and what their heights and times are. */
function TideCredit({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <p className="text-sea-100 text-sm">
      <a href="https://doi.org/10.17882/109129" rel="noopener license" target="_blank" className="underline">
        {t("water.source")}
      </a>
      . {t("water.credit")}
    </p>
  );
}

/** Makes the controls and notes that features add below the languages of the footer. */
export async function footerControls(
  language: Language,
  { showsPrices = false, showsTides = false }: FrameChoices,
): Promise<ReactNode> {
  return (
    <>
      {showsPrices && <CurrencyChoice language={language} rates={await listCurrentRates()} />}
      {showsTides && <TideCredit language={language} />}
    </>
  );
}
