import { localize } from "../../core/content/localized-text";
import type { Language } from "../../core/i18n/languages";
import { translate } from "../../core/i18n/messages";
import type { Tour } from "../schema";

/** Reads the age from the English name: "Child 4–11 years", "Toddler under 4". */
function youngestAge(service: string): number | null {
  if (!/\b(?:child|children|toddler|infant|baby|babies)\b/i.test(service)) return null;
  const [, from] = /(\d+)\s*[–-]\s*\d+/.exec(service) ?? [];
  if (from) return Number(from);
  return /\b(?:under|below)\s+\d+/i.test(service) ? 0 : null;
}

type Hinted = Pick<Tour, "facts" | "prices">;

/** The hints of the booking form, which never block a request. Undefined if the tour states no limits. */
export function tourHints({ facts: { group, age }, prices }: Hinted, language: Language) {
  const t = translate(language);
  const least = age?.least ?? 0;
  const lines = prices
    .filter(({ service_type }) => (youngestAge(localize(service_type, "en").text) ?? least) < least)
    .map(({ id }) => id);
  const most = group?.most;
  if (most === undefined && lines.length === 0) return undefined;
  return {
    ...(most !== undefined && { most: { guests: most, text: t("facts.hints.most", { most }) } }),
    ...(lines.length > 0 && { young: { lines, text: t("facts.hints.age", { age: least }) } }),
  };
}
