import { Icon } from "@/components/ui/icon";
import { type Language, languageNames, languages } from "@/lib/core/i18n/languages";
import type { ShownPaths } from "@/lib/core/pages/public-page";
import { LanguageLink } from "./language-link";

interface LanguageListProps {
  language: Language;
  alternates: ShownPaths;
}

/** Links to the languages of the site by their own names, with the current one marked. Nothing for a single language. */
export function LanguageList({ language, alternates }: LanguageListProps) {
  const links = languages.flatMap((each) => {
    const href = alternates[each];
    return href ? [{ each, href }] : [];
  });
  if (links.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ each, href }) => (
        <li key={each}>
          <LanguageLink
            language={each}
            href={href}
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
