import { Eye } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { type Language, languageNames, languages } from "@/lib/core/i18n/languages";

interface PreviewBarProps {
  notice: string;
  hint?: string;
  textLanguage: Language;
  language: Language;
  paths: Record<Language, string>;
  /** The languages that visitors see. */
  shown: readonly Language[];
  /** The words that mark a language which visitors do not see. Without these words the bar offers the shown languages alone. */
  notShown?: string;
}

/** Says that the page below is not public, and links to its other languages, those that visitors see first. */
export function PreviewBar(props: PreviewBarProps) {
  const { notice, hint, textLanguage, language, paths, shown, notShown } = props;
  const isOff = (each: Language) => !shown.includes(each);
  const offered = [...languages.filter((each) => !isOff(each)), ...(notShown ? languages.filter(isOff) : [])];
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
      <ul className="ml-auto flex flex-wrap gap-1">
        {offered.map((each) => (
          <li key={each}>
            <a
              href={paths[each]}
              lang={each}
              aria-label={`${each.toUpperCase()}. ${languageNames[each]}${isOff(each) ? `, ${notShown}` : ""}`}
              aria-current={each === language ? "page" : undefined}
              // Uses only classes of the public site, whose stylesheet these pages have.
              className={classNames(
                "inline-flex min-h-9 min-w-11 items-center justify-center gap-1.5 rounded-full px-3 font-semibold",
                each === language ? "bg-white text-sea-900" : "hover:bg-white/10",
              )}
            >
              {each.toUpperCase()}
              {isOff(each) && <span className="font-normal">{notShown}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
