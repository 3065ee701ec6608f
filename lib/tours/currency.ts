/** Staff write a currency as they like; these are understood. */
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

/** The ISO code that a currency text means; null where it is not known. */
export function currencyCode(text: string): string | null {
  return codes[text.trim().replace(/\.$/, "").toUpperCase()] ?? null;
}
