import type { Language } from "../i18n/languages";
import { messagesOf } from "../i18n/messages";

/** A category in the page's language where it has words there; else as staff wrote it. */
export function categoryLabel(category: string, language: Language): string {
  const words: Record<string, string> = messagesOf(language, "blogs").categoryNames;
  const name = category.toLowerCase();
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? category;
}

/** A category as it is stored, and as visitors read it in Indonesian. */
export interface UsedCategory {
  name: string;
  shown: string;
}
