import type { LocalizedText } from "../core/content/localized-text";
import { readPage } from "../core/content/pagination";
import { searchText } from "../core/content/text";
import { type Language, languages } from "../core/i18n/languages";
import type { StoredImage } from "../core/storage/stored-image";
import type { TargetLanguage } from "../core/translations/schema";
import { type BlogState, blogStates } from "./publication";

export const blogsPerPage = 9;

export interface BlogListState {
  page: number;
  search: string;
  category: string;
}

type SearchParams = Record<string, string | string[] | undefined>;

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** Returns null for an invalid page. `firstPage`: the query spells out page 1, whose address has no `page`. */
export function readBlogListState(params: SearchParams): (BlogListState & { firstPage: boolean }) | null {
  const page = readPage(one(params.page));
  if (page === null) return null;
  return {
    page: page === "first" ? 1 : page,
    firstPage: page === "first",
    search: searchText(one(params.search)) ?? "",
    category: searchText(one(params.category)) ?? "",
  };
}

export interface AdminBlogList {
  page: number;
  search: string;
  category: string;
  state: BlogState | "";
  lacks: Language | "";
}

/** Leaves out the articles, which can be long. */
export interface ListedBlog {
  id: number;
  title: LocalizedText;
  category: string;
  posting_date: Date;
  published: boolean;
  file: StoredImage | null;
  missing: Language[];
  /** Languages with a text that is older than its English. */
  stale: TargetLanguage[];
}

function oneOf<T extends string>(values: readonly T[], value: string | undefined): T | "" {
  return values.find((each) => each === value) ?? "";
}

export function readAdminBlogList(params: SearchParams): AdminBlogList {
  const page = readPage(one(params.page));
  return {
    page: typeof page === "number" ? page : 1,
    search: searchText(one(params.search)) ?? "",
    category: searchText(one(params.category)) ?? "",
    state: oneOf(blogStates, one(params.state)),
    lacks: oneOf(languages, one(params.lacks)),
  };
}

export function adminBlogsPath({ page = 1, ...filters }: Partial<AdminBlogList>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== "");
  const query = new URLSearchParams(page > 1 ? [...set, ["page", String(page)]] : set).toString();
  return query ? `/admin/blogs?${query}` : "/admin/blogs";
}
