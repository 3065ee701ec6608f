import { type LocalizedText, localize } from "../core/content/localized-text";
import { languages } from "../core/i18n/languages";
import { isOnRequest } from "./pricing/price-line";
import type { Tour } from "./schema";

/** English letters of the items that one line names. */
const mostLetters = 60;

/** Returns the text without its remarks in brackets: "Shared hotel transfer both ways (Patong, Kata)". */
function withoutRemarks(text: LocalizedText): LocalizedText {
  const short = { ...text };
  for (const language of languages) {
    const whole = text[language];
    if (whole) short[language] = whole.replace(/\s*\([^)]*\)/g, "");
  }
  return short;
}

/** Returns the first included items of a tour, and how many follow them. Null if the tour lists none. */
export function includedInBrief({
  included_excluded,
}: Pick<Tour, "included_excluded">): { named: LocalizedText[]; more: number } | null {
  const items = included_excluded.filter(({ type }) => type === "included");
  if (items.length === 0) return null;
  const short = items.map(({ description }) => withoutRemarks(description));
  let letters = 0;
  const named = short.filter((text, index) => {
    letters += localize(text, "en").text.length;
    return index === 0 || letters <= mostLetters;
  });
  return { named, more: items.length - named.length };
}

/** Returns the first price line for children that has a price. */
export function childPrice<Line extends Pick<Tour["prices"][number], "kind" | "price">>({
  prices,
}: {
  prices: Line[];
}): Line | undefined {
  return prices.find((line) => line.kind === "child" && !isOnRequest(line));
}
