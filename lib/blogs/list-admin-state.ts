import { type Language, languages } from "../i18n/languages";
import { readPage } from "../page-param";
import { searchText } from "../search-text";
import { type BlogState, blogStates } from "./state";

/** What staff's list of blogs shows, as its address says it; what is empty does not narrow it. */
export interface AdminBlogList {
  page: number;
  search: string;
  category: string;
  state: BlogState | "";
  /** A language in which the title or the article is missing. */
  lacks: Language | "";
}

type Parameters = Record<string, string | string[] | undefined>;

function oneOf<T extends string>(values: readonly T[], value: string | undefined): T | "" {
  return values.find((each) => each === value) ?? "";
}

/** Reads the list's query; what makes no sense in it is left out. */
export function readAdminBlogList(parameters: Parameters): AdminBlogList {
  const one = (name: string) => [parameters[name]].flat()[0];
  const page = readPage(one("page"));
  return {
    page: typeof page === "number" ? page : 1,
    search: searchText(one("search")) ?? "",
    category: searchText(one("category")) ?? "",
    state: oneOf(blogStates, one("state")),
    lacks: oneOf(languages, one("lacks")),
  };
}

/** The address of the list that shows this. */
export function adminBlogsPath({ page = 1, ...filters }: Partial<AdminBlogList>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== "");
  const query = new URLSearchParams(page > 1 ? [...set, ["page", String(page)]] : set).toString();
  return query ? `/admin/blogs?${query}` : "/admin/blogs";
}
