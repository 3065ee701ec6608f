import { preloadCyrillic } from "@/components/site/layout/preload-fonts";
import { type LocalizedText, staffText } from "@/lib/core/content/localized-text";
import { languages } from "@/lib/core/i18n/languages";

/** The names of a record in the languages whose name differs from the one that staff read. */
export function OtherNames({ name }: { name: LocalizedText }) {
  const shown = staffText(name);
  const others = languages.flatMap((language) => {
    const text = name[language];
    return text && text !== shown ? [{ language, text }] : [];
  });
  if (others.length === 0) return null;
  preloadCyrillic();
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-3 text-ink-soft">
      {others.map(({ language, text }) => (
        <li key={language} lang={language}>
          <span className="mr-1 text-xs uppercase">{language}</span>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
