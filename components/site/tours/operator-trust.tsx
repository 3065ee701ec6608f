import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { isLocalizedText } from "@/lib/core/content/localized-text";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { siteSettings } from "@/lib/site/settings";

/** What the operator has entered in *Situs* about itself, below the button of a tour. */
export function OperatorTrust({ language }: { language: Language }) {
  const t = translate(language);
  const { licence_number, insurance, founded, answer_time } = siteSettings();
  const said: Record<string, ReactNode> = {
    licence: licence_number && t("footer.licence", { number: licence_number }),
    insurance: isLocalizedText(insurance) && <Localized text={insurance} language={language} />,
    founded: founded !== null && t("tour.guestsSince", { year: String(founded) }),
    answer: isLocalizedText(answer_time) && <Localized text={answer_time} language={language} />,
  };
  const entered = Object.entries(said).filter(([, text]) => text);
  if (entered.length === 0) return null;
  return (
    <ul className="grid gap-1 text-ink-soft text-sm print:hidden">
      {entered.map(([name, text]) => (
        <li key={name} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-sea-600" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
