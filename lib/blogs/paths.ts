import type { FlatText } from "../content/flat-texts";
import type { Language } from "../i18n/languages";
import { type ListState, listQuery } from "../pages/paths";
import { recordSlug } from "../slug";

export function blogsPath(language: Language, state: ListState = {}): string {
  return `/${language}/blogs${listQuery(state)}`;
}

/** A blog's title per language, as the flat columns hold it. */
export type BlogTitles = { title_en: string } & Partial<FlatText<"title", string | null>>;

export function blogPath(language: Language, blog: { id: number } & BlogTitles): string {
  const title = blog[`title_${language}`] || blog.title_en;
  return `/${language}/blogs/${recordSlug(title, blog.id, "blog")}`;
}

/** The feed of the blog. */
export function feedPath(language: Language): string {
  return `/${language}/blogs/feed.xml`;
}
