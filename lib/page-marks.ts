/** How many consecutive pages stand around the current one. */
const windowSize = 3;

/** A page number, or the ellipsis for two or more that are left out. */
export type PageMark = number | "gap";

function between(before: number, after: number): PageMark[] {
  const missing = after - before - 1;
  if (missing <= 0) return [];
  return missing === 1 ? [before + 1] : ["gap"];
}

/** What a pager shows: page 3 of 7 is `1 2 3 4 … 7`, page 1 of 7 is `1 2 3 … 7`. */
export function pageMarks(page: number, lastPage: number): PageMark[] {
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
