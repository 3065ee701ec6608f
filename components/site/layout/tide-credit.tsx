import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";

/** Names the source of the tides, as its licence asks, and what their heights and times are. */
export function TideCredit({ language }: { language: Language }) {
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
