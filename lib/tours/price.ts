import { discountPercent } from "../format";

interface Prices {
  starting_price: number | null;
  original_price: number | null;
}

interface ShownPrice {
  starting: number;
  /** Struck through beside it; null where nothing is off. */
  original: number | null;
  /** Shown as a badge where above 0. */
  percent: number;
}

/** What visitors see of a tour's price; null without a starting price. */
export function shownPrice({ starting_price, original_price }: Prices): ShownPrice | null {
  if (starting_price === null) return null;
  const percent = discountPercent(original_price, starting_price);
  return {
    starting: starting_price,
    original: percent === null ? null : original_price,
    percent: percent ?? 0,
  };
}

/** The spellings of currencies that have an ISO code here. */
const codes: Record<string, string> = {
  THB: "THB",
  "฿": "THB",
  IDR: "IDR",
  RP: "IDR",
  USD: "USD",
  $: "USD",
  US$: "USD",
  EUR: "EUR",
  "€": "EUR",
  RUB: "RUB",
  "₽": "RUB",
  SGD: "SGD",
  S$: "SGD",
  MYR: "MYR",
  RM: "MYR",
};

export function currencyCode(text: string): string | null {
  return codes[text.trim().replace(/\.$/, "").toUpperCase()] ?? null;
}
