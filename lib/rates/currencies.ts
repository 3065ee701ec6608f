export const baseCurrency = "THB";

/** The known spellings of currencies and their ISO codes. */
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

/** The ISO code of a currency as staff typed it; null if it is unknown. */
export function currencyCode(text: string): string | null {
  return codes[text.trim().replace(/\.$/, "").toUpperCase()] ?? null;
}
