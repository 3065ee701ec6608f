import type { LocalizedText } from "../core/content/localized-text";
import { languages } from "../core/i18n/languages";

function sharesText(one: LocalizedText[], other: LocalizedText[]): boolean {
  return one.some((texts, index) =>
    languages.some(
      (language) => texts[language] !== undefined && texts[language] === other[index]?.[language],
    ),
  );
}

/**
 * Finds the position of each sent item in the stored list; undefined for a new item. Items match by their English first
 * text. Otherwise, in lists of equal length, items at the same position match if they share a text.
 */
export function matchedPositions(
  stored: readonly LocalizedText[][],
  given: readonly LocalizedText[][],
): (number | undefined)[] {
  const free = new Set(stored.keys());
  const take = (isIt: (texts: LocalizedText[], position: number) => boolean) => {
    const position = [...free].find((each) => isIt(stored[each] ?? [], each));
    if (position !== undefined) free.delete(position);
    return position;
  };
  const byText = given.map(([first]) => take(([other]) => other?.en === first?.en));
  return byText.map((position, index) => {
    if (position !== undefined || stored.length !== given.length) return position;
    return take((texts, each) => each === index && sharesText(texts, given[index] ?? []));
  });
}
