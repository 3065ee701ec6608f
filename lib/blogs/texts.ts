import { textOfHtml } from "../core/content/article-html";
import type { LocalizedText } from "../core/content/localized-text";
import { shorten } from "../core/content/text";
import type { Language } from "../core/i18n/languages";
import { messagesOf } from "../core/i18n/messages";
import { withoutTours } from "./tour-blocks";

const excerptLength = 170;

export function excerpt(html: string, length = excerptLength): string {
  const text = textOfHtml(withoutTours(html).replace(/<h[1-6]\b[\s\S]*?<\/h[1-6]>/gi, " "));
  return shorten(text, length);
}

export function blogExcerpt({ content }: { content: LocalizedText }): LocalizedText {
  const beginnings = Object.entries(content).map(([language, html]) => [language, excerpt(html)]);
  return { ...content, ...Object.fromEntries(beginnings) };
}

/** A category in the page's language if it is translated; otherwise as staff wrote it. */
export function categoryLabel(category: string, language: Language): string {
  const words: Record<string, string> = messagesOf(language, "blogs").categoryNames;
  const name = category.toLowerCase();
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? category;
}

export interface UsedCategory {
  name: string;
  shown: string;
}
