/** What tours are priced in where nothing else is said, and what every rate is written in. */
export const baseCurrency = "THB";

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

/** The ISO code of a currency as staff typed it; null where nobody knows it. */
export function currencyCode(text: string): string | null {
  return codes[text.trim().replace(/\.$/, "").toUpperCase()] ?? null;
}
