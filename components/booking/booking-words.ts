import type { Messages } from "@/lib/i18n/messages";

/** The texts of the form and its panel, in one language. */
export type BookingWords = Messages["booking"];

/** Puts values into a text's `{names}`; the form's texts need no plurals. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
