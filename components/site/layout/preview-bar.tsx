import { Eye } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { type Language, languageNames, languages } from "@/lib/core/i18n/languages";

interface PreviewBarProps {
  notice: string;
  hint?: string;
  textLanguage: Language;
  language: Language;
  paths: Record<Language, string>;
}

/** Says that the page below is not public, and links to its other languages. */
export function PreviewBar({ notice, hint, textLanguage, language, paths }: PreviewBarProps) {
  return (
    <div
      lang={textLanguage}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-sea-900 px-4 py-2 text-sm text-white sm:px-6 lg:px-8"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Eye aria-hidden="true" className="size-4.5 text-sea-300" />
        {notice}
      </p>
      {hint && <p className="text-sea-200 max-sm:hidden">{hint}</p>}
      <ul className="ml-auto flex gap-1">
        {languages.map((each) => (
          <li key={each}>
            <a
              href={paths[each]}
              lang={each}
              aria-label={`${each.toUpperCase()}. ${languageNames[each]}`}
              aria-current={each === language ? "page" : undefined}
              // Uses only classes of the public site, whose stylesheet these pages have.
              className={classNames(
                "inline-flex min-h-9 min-w-11 items-center justify-center rounded-full px-3 font-semibold uppercase",
                each === language ? "bg-white text-sea-900" : "hover:bg-white/10",
              )}
            >
              {each}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
