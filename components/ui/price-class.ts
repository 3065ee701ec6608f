/** Keeps a price on one line. A currency may be any word of up to 20 letters, and a long word may break. */
export function priceClass(currency: string): string {
  return currency.length > 4 ? "" : "whitespace-nowrap";
}
