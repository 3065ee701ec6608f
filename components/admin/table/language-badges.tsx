import { classNames } from "@/components/ui/class-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/core/i18n/languages";

const mark =
  "inline-flex h-6 min-w-7 items-center justify-center rounded-md border px-1.5 font-semibold text-xs uppercase leading-none";

const looks = {
  missing: ["border-coral-600/50 border-dashed text-coral-700", "hover:bg-coral-50"],
  stale: ["border-coral-600/50 bg-coral-50 text-coral-700", "hover:bg-coral-100"],
  written: ["border-line text-ink-soft", "hover:border-sea-600 hover:bg-sea-50 hover:text-sea-800"],
} as const;

interface LanguageBadgesProps {
  name: string;
  /** The languages that visitors see. */
  shown: readonly Language[];
  missing: readonly Language[];
  /** Languages with a translation that is older than its English. */
  stale: readonly Language[];
  /** The page that visitors see. Absent while there is none. */
  hrefIn?: (language: Language) => string;
}

/** Marks the languages that a record lacks or whose translation is outdated, and links to the public pages. */
export function LanguageBadges({ name, shown, missing, stale, hrefIn }: LanguageBadgesProps) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {shown.map((language) => {
        const state = missing.includes(language) ? "missing" : stale.includes(language) ? "stale" : "written";
        const [look, hover] = looks[state];
        const words = { name, language: languageNames[language] };
        if (!hrefIn) {
          const note = adminText(`languageMarks.${state}`, words);
          return (
            <span key={language} title={note} className={classNames(mark, look)}>
              {language}
              <span className="sr-only">. {note}</span>
            </span>
          );
        }
        const label = adminText(`languageMarks.open.${state}`, words);
        return (
          <a
            key={language}
            href={hrefIn(language)}
            target="_blank"
            rel="noreferrer"
            aria-label={`${language.toUpperCase()}. ${label}`}
            title={label}
            className={classNames(mark, look, hover)}
          >
            {language}
          </a>
        );
      })}
    </span>
  );
}
