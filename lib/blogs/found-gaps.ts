import { type FoundGap, foundGaps } from "../found-page";
import type { Language } from "../i18n/languages";
import type { Blog } from "./schema";
import { blogTitle } from "./texts";

/** What an article's page lacks for search engines and chats in one language. */
export function blogGaps(blog: Blog, language: Language, isPublic: boolean): FoundGap[] {
  const lacks: Partial<Record<FoundGap, boolean>> = {
    scheduled: !isPublic,
    translation: !blogTitle(blog)[language],
    seoTitle: !blog[`seo_title_${language}`],
    seoDescription: !blog[`seo_description_${language}`],
    picture: !blog.file,
  };
  return foundGaps.filter((gap) => lacks[gap]);
}
