/** Consecutive page numbers shown around the current one. */
const window = 3;

/** One missing number is shown as itself, more of them as a gap. */
function between(from: number, to: number): (number | "gap")[] {
  if (to - from <= 1) return [];
  return to - from === 2 ? [from + 1] : ["gap"];
}

/** What a pager shows: page 3 of 7 reads `1 2 3 4 … 7`, page 1 of 7 `1 2 3 … 7`. */
export function pageMarks(page: number, lastPage: number): (number | "gap")[] {
  const start = Math.max(1, Math.min(page - 1, lastPage - window + 1));
  const end = Math.min(lastPage, start + window - 1);
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [
    ...(start > 1 ? [1, ...between(1, start)] : []),
    ...middle,
    ...(end < lastPage ? [...between(end, lastPage), lastPage] : []),
  ];
}

/** The page that `?page=` names: 1 where it is absent, `first` where it spells out 1, null where it is none. */
export function pageOf(value: string | undefined): number | "first" | null {
  if (value === undefined) return 1;
  if (!/^[1-9]\d{0,8}$/.test(value)) return null;
  return value === "1" ? "first" : Number(value);
}
