/**
 * The page that `?page=` asks for: its number; `first` where page 1 is spelt out, which has the bare
 * address; null where it is no page (the addresses of a list).
 */
export function readPage(value: string | undefined): number | "first" | null {
  if (value === undefined) return 1;
  if (value === "1") return "first";
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}
