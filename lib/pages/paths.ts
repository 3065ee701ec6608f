import type { Language } from "../i18n/languages";

/** What a list shows; absent values are left out of the address. */
export interface ListState {
  page?: number;
  search?: string;
  category?: string;
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
