import { recordSlug } from "../slug";
import type { Kind } from "../tours/kinds";
import type { FlatText } from "./flat-texts";
import { fallbackLanguage, type Language } from "./languages";

/** What a list shows; absent values are left out of the address. */
export interface ListState {
  page?: number;
  search?: string;
  category?: string;
}

type TextByLanguage = Partial<Record<Language, string>>;

function textIn(text: TextByLanguage, language: Language): string {
  return text[language] || text[fallbackLanguage] || "";
}

/** `?search=…&category=…&page=…` in one fixed order; page 1 and empty values are left out. */
export function listQuery({ search, category, page }: ListState): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (category && category !== "all") query.set("category", category);
  if (page && page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

export function homePath(language: Language): string {
  return `/${language}`;
}

export function toursPath(language: Language, kind: Kind, state: ListState = {}): string {
  return `/${language}/${kind}${listQuery(state)}`;
}

export function tourPath(language: Language, kind: Kind, tour: { id: number; name: TextByLanguage }): string {
  return `/${language}/${kind}/${recordSlug(textIn(tour.name, language), tour.id, "tour")}`;
}

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
