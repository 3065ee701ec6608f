import type { LocalizedText } from "../content/localized-text";
import { languages } from "../i18n/languages";

/** Whether the two have a text in common in any language. */
function isAlike(one: LocalizedText[], other: LocalizedText[]): boolean {
  return one.some((texts, index) =>
    languages.some(
      (language) => texts[language] !== undefined && texts[language] === other[index]?.[language],
    ),
  );
}

/**
 * For each item of a list that a client sends, the place in the stored list of the item that it was; undefined for a new one.
 * Items are known by their texts: the n-th with an English first text is the n-th with it; then, in a list of the same length,
 * the one in its place, where they have a text in common.
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
