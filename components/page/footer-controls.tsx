import type { ReactNode } from "react";
import type { FrameChoices } from "@/components/site/layout/page-frame";
import { TideCredit } from "@/components/site/layout/tide-credit";
import { CurrencyChoice } from "@/components/site/rates/currency-choice";
import type { Language } from "@/lib/core/i18n/languages";
import { listCurrentRates } from "@/lib/rates/current-rates";

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
