export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range that a `Range` header asks for, both ends included. Null: the whole file (no header,
 * several ranges, or none that can be read); `unsatisfiable`: it begins past the end (416).
 */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!from && !to) return null;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (start >= size || (!from && Number(to) === 0)) return "unsatisfiable";
  return start <= end ? { start, end } : null;
}
