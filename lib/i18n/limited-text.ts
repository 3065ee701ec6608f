import { z } from "zod";
import { type Language, languages } from "./languages";
import { localized } from "./localized";
import { type OptionalText, optionalText } from "./optional-text";

/** Letters that each language's text may have, by schema, and whether a language is required: the contract says it too. */
export const textLimits = z.registry<{ limit: number; required: boolean }>();

function isTooLong(texts: OptionalText | null, language: Language, limit: number): boolean {
  return (texts?.[language]?.length ?? 0) > limit;
}

/** Issues stand at the language: `name.id`. */
const within =
  (limit: number) =>
  ({ value, issues }: z.core.ParsePayload<OptionalText | null>) => {
    for (const language of languages.filter((each) => isTooLong(value, each, limit))) {
      const message = `Paling banyak ${limit} karakter.`;
      issues.push({ code: "custom", input: value, path: [language], message });
    }
  };

/** A text in every language as it is written, none of them longer than `limit`. */
export function localizedUpTo(limit: number) {
  return localized.check(within(limit)).register(textLimits, { limit, required: true });
}

/** As `localizedUpTo`, but no language is required. */
export function optionalTextUpTo(limit: number) {
  return optionalText.check(within(limit)).register(textLimits, { limit, required: false });
}
