import type { LocalizedText } from "../content/localized-text";
import { languages } from "../i18n/languages";

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
export function matchedPlaces(
  stored: readonly LocalizedText[][],
  given: readonly LocalizedText[][],
): (number | undefined)[] {
  const free = new Set(stored.keys());
  const take = (isIt: (texts: LocalizedText[], place: number) => boolean) => {
    const place = [...free].find((each) => isIt(stored[each] ?? [], each));
    if (place !== undefined) free.delete(place);
    return place;
  };
  const byText = given.map(([first]) => take(([other]) => other?.en === first?.en));
  return byText.map((place, index) => {
    if (place !== undefined || stored.length !== given.length) return place;
    return take((texts, each) => each === index && sharesText(texts, given[index] ?? []));
  });
}
