import { button } from "@/components/ui/button";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { internationalNumber } from "@/lib/site/text-forms";

interface CallLinksProps {
  language: Language;
  phones: string[];
}

/** Links to the telephones of an operator without chat and e-mail. */
export function CallLinks({ language, phones }: CallLinksProps) {
  if (phones.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <p className="text-ink-soft">{translate(language)("tour.byPhone")}</p>
      {phones.map((number) => (
        <a
          key={number}
          href={`tel:${internationalNumber(number)}`}
          className={button({ variant: "outline" })}
        >
          {number}
        </a>
      ))}
    </div>
  );
}
