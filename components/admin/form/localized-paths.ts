import type { Language } from "@/lib/i18n/languages";

/** How the texts of a localized field are named: `name.en`, or `title_en`. */
export type LocalizedShape = "object" | "flat";

export function localizedPath(name: string, shape: LocalizedShape, language: Language): string {
  return shape === "object" ? `${name}.${language}` : `${name}_${language}`;
}
