import type { Language } from "../i18n/languages";

/** The page, search, category and day of a list, and what narrows the list. Absent values do not appear in the address. */
export interface ListState {
  page?: number;
  search?: string;
  category?: string;
  date?: string;
  for?: string;
  area?: string;
  length?: string;
  max?: number;
  sort?: string;
  /** Parameters of the guests, in their order at the end of the address. */
  party?: readonly (readonly [name: string, value: string])[] | undefined;
}

const order = ["search", "category", "date", "for", "area", "length", "max", "sort", "page"] as const;

/** `?search=…&category=…` and so on in one fixed order; page 1, category `all` and empty values are left out. */
export function listQuery(state: ListState): string {
  const query = new URLSearchParams();
  for (const name of order) {
    const value = state[name];
    const isDefault = (name === "category" && value === "all") || (name === "page" && value === 1);
    if (value && !isDefault) query.set(name, String(value));
  }
  for (const [name, value] of state.party ?? []) query.set(name, value);
  return query.size > 0 ? `?${query}` : "";
}

export function homePath(language: Language): string {
  return `/${language}`;
}
