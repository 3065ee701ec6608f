import { classNames } from "@/lib/class-names";
import { type Language, languageNames, languages } from "@/lib/i18n/languages";
import { None } from "./none";

interface TextsProps {
  text: Partial<Record<Language, string | null>>;
  strong?: boolean;
}

/** A text in all languages, side by side where there is room. */
export function Texts({ text, strong = false }: TextsProps) {
  return (
    <dl className="grid gap-x-6 gap-y-1.5 lg:grid-cols-3">
      {languages.map((language) => (
        <div key={language} className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-1">
          <dt className="font-semibold text-ink-soft text-xs uppercase">
            <span aria-hidden="true">{language}</span>
            <span className="sr-only normal-case">{languageNames[language]}</span>
          </dt>
          <dd
            lang={text[language] ? language : undefined}
            className={classNames("whitespace-pre-line text-sm", strong && "font-semibold")}
          >
            {text[language] || <None />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
