import { type FlatText, flat, localizedOf } from "../i18n/flat-texts";
import type { Language } from "../i18n/languages";
import type { LocalizedText } from "../i18n/localized";
import { shorten } from "../shorten";
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
