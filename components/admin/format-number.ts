const indonesian = new Intl.NumberFormat("id");

/** A count as Indonesian writes it: 1.234. */
export function formatNumber(count: number): string {
  return indonesian.format(count);
}
