import { z } from "zod";
import type { Language } from "./languages";
import { borderText, encodeTexts, writtenTexts } from "./localized";

/** A text in the languages in which it was written. */
export type OptionalText = Partial<Record<Language, string>>;

/** As `localized`, but no language is required; null where there is none. */
export const optionalText = z.codec(borderText.nullable(), z.custom<OptionalText | null>(), {
  decode: (value, context) => {
    if (value === null) return null;
    const { texts, wrong } = writtenTexts(value);
    if (wrong === null) return Object.keys(texts).length > 0 ? texts : null;
    context.issues.push({ code: "custom", input: value, message: wrong });
    return z.NEVER;
  },
  encode: (texts) => texts && encodeTexts(texts),
});
