import type { LocalizedText } from "../i18n/localized";
import { plainText } from "./html";
import type { Blog } from "./schema";

/** About three lines of a card. */
const excerptLength = 170;

export function blogTitle(blog: Pick<Blog, "title_en" | "title_id" | "title_ru">): LocalizedText {
  return { en: blog.title_en, id: blog.title_id ?? undefined, ru: blog.title_ru ?? undefined };
}

export function blogContent(blog: Pick<Blog, "content_en" | "content_id" | "content_ru">): LocalizedText {
  return { en: blog.content_en, id: blog.content_id ?? undefined, ru: blog.content_ru ?? undefined };
}

/** The beginning of an article, cut between words. */
export function excerpt(html: string, length = excerptLength): string {
  const text = plainText(html.replace(/<h[1-6]\b[\s\S]*?<\/h[1-6]>/gi, " "));
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const lastSpace = cut.lastIndexOf(" ");
  const whole = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,.;:–—-]+$/, "")}…`;
}

/** What a card says of an article: its beginning, in each language that has one. */
export function blogExcerpt(blog: Pick<Blog, "content_en" | "content_id" | "content_ru">): LocalizedText {
  const { en, id, ru } = blogContent(blog);
  return { en: excerpt(en), id: id && excerpt(id), ru: ru && excerpt(ru) };
}
