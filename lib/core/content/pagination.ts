export interface PageOf {
  page: number;
  perPage: number;
}

/** The position of a page in its list, in the names of the API. An empty list has one empty page. */
export interface PageInfo {
  current_page: number;
  per_page: number;
  total: number;
  last_page: number;
}

export function pageInfo({ page, perPage }: PageOf, total: number): PageInfo {
  return { current_page: page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) };
}

export function rowsBefore({ page, perPage }: PageOf, total: number): number | null {
  const before = (page - 1) * perPage;
  return before < total ? before : null;
}

const windowSize = 3;

type PagerItem = number | "gap";

function between(before: number, after: number): PagerItem[] {
  const missing = after - before - 1;
  if (missing <= 0) return [];
  return missing === 1 ? [before + 1] : ["gap"];
}

/** Lists what a pager shows, such as `1 2 3 4 … 7` on page 3 of 7. */
export function pagerItems(page: number, lastPage: number): PagerItem[] {
  const size = Math.min(windowSize, lastPage);
  const start = Math.min(Math.max(page - Math.floor(size / 2), 1), lastPage - size + 1);
  const end = start + size - 1;
  const middle = Array.from({ length: size }, (_, index) => start + index);
  return [
    ...(start > 1 ? [1, ...between(1, start)] : []),
    ...middle,
    ...(end < lastPage ? [...between(end, lastPage), lastPage] : []),
  ];
}

/** Returns `first` for a spelt-out page 1, whose address has no `page`, and null for an invalid page. */
export function readPage(value: string | undefined): number | "first" | null {
  if (value === undefined) return 1;
  if (value === "1") return "first";
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}
