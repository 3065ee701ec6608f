import { type FlatText, flat, localizedOf } from "../content/flat-texts";
import type { LocalizedText } from "../content/localized-text";
import { shorten } from "../content/text";
import type { Language } from "../i18n/languages";
import { messagesOf } from "../i18n/messages";
import { plainText } from "./html";

/** About three lines of a card. */
const excerptLength = 170;

export function blogTitle(blog: FlatText<"title", string | null>): LocalizedText {
  return localizedOf(blog, "title");
}

export function blogContent(blog: FlatText<"content", string | null>): LocalizedText {
  return localizedOf(blog, "content");
}

/** The beginning of an article, cut between words. */
export function excerpt(html: string, length = excerptLength): string {
  const text = plainText(html.replace(/<h[1-6]\b[\s\S]*?<\/h[1-6]>/gi, " "));
  return shorten(text, length);
}

/** What a card says of an article: its beginning, in each language that has one. */
export function blogExcerpt(blog: FlatText<"content", string | null>): LocalizedText {
  const beginning = (language: Language) => {
    const html = blog[`content_${language}`];
    return html && excerpt(html);
  };
  return localizedOf(flat("content", beginning), "content");
}

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
