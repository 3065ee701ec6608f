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

export function currencyCode(text: string): string | null {
  return codes[text.trim().replace(/\.$/, "").toUpperCase()] ?? null;
}
