/** A page of a list: from 1, and how many rows each holds. */
export interface PageOf {
  page: number;
  perPage: number;
}

/** Where a page stands in its list, as the API words it. An empty list has one empty page. */
export interface PageInfo {
  current_page: number;
  per_page: number;
  total: number;
  last_page: number;
}

export function pageInfo({ page, perPage }: PageOf, total: number): PageInfo {
  return { current_page: page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) };
}

/** How many rows stand before a page; null where the page lies past the end. */
export function rowsBefore({ page, perPage }: PageOf, total: number): number | null {
  const before = (page - 1) * perPage;
  return before < total ? before : null;
}
