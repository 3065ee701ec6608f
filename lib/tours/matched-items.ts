import type { LocalizedText } from "../content/localized-text";
import { languages } from "../i18n/languages";

function isAlike(one: LocalizedText[], other: LocalizedText[]): boolean {
  return one.some((texts, index) =>
    languages.some(
      (language) => texts[language] !== undefined && texts[language] === other[index]?.[language],
    ),
  );
}

/**
 * For each item that a client sends, finds the position of the same item in the stored list; undefined for a new item.
 * Equal items have the same English first text (the n-th matches the n-th). Otherwise, if both lists have the same
 * length, the item at the same position matches if one of its texts is the same.
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
    return take((texts, each) => each === index && isAlike(texts, given[index] ?? []));
  });
}
