import { Icon } from "@/components/ui/icon";
import { type Language, languageNames, languages } from "@/lib/core/i18n/languages";
import { LanguageLink } from "./language-link";

interface LanguageListProps {
  language: Language;
  alternates: Record<Language, string>;
}

/** Links to all languages by their own names, with the current one marked. */
export function LanguageList({ language, alternates }: LanguageListProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {languages.map((each) => (
        <li key={each}>
          <LanguageLink
            language={each}
            href={alternates[each]}
            current={each === language}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-current/25 px-4 text-sm hover:border-current/60 aria-[current]:border-current aria-[current]:font-semibold"
          >
            <Flag language={each} />
            {languageNames[each]}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}

export function Flag({ language }: { language: Language }) {
  return <Icon name={`flag-${language}`} className="h-3.5 w-5.25 shrink-0 rounded-xs ring-1 ring-ink/10" />;
}
