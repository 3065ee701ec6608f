import { type LocalizedText, localize } from "../core/content/localized-text";
import type { Language } from "../core/i18n/languages";
import { type ListState, listQuery } from "../core/pages/paths";
import { recordSlug } from "../core/pages/slug";

export function blogsPath(language: Language, state: ListState = {}): string {
  return `/${language}/blogs${listQuery(state)}`;
}

export function blogPath(language: Language, blog: { id: number; title: LocalizedText }): string {
  return `/${language}/blogs/${recordSlug(localize(blog.title, language).text, blog.id, "blog")}`;
}

export function feedPath(language: Language): string {
  return `/${language}/blogs/feed.xml`;
}
