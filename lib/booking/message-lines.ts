import { formatMoney } from "../core/format";
import type { Language } from "../core/i18n/languages";
import { isOnRequest, type PriceLine } from "../tours/pricing/price-line";
import type { CostWords } from "./cost-text";

/**
 * The words of a request's labelled lines, in the order of the message. The writers of requests and their reader
 * (`lib/requests/reading/read-request.ts`) use this list and the functions below, so that each written line can be read.
 */
export const requestLabels = [
  "reference",
  "tour",
  "fullName",
  "email",
  "phone",
  "date",
  "nationality",
  "hotel",
  "promo",
  "total",
  "notes",
] as const;

export type RequestLabel = (typeof requestLabels)[number];

export function labelledLine(label: string, value: string): string {
  return `${label}: ${value}`;
}

export function codedName(name: string, code: string | null): string {
  return code ? `${name} (${code})` : name;
}

/** The name of a price line with its description in brackets. */
export function describedService(service: string, description: string): string {
  return description ? `${service} (${description})` : service;
}

/** One tour of a plan: `1. 6 March 2027: Phi Phi (PKT-01)`. */
export function numberedTourLine(number: number, day: string, name: string): string {
  return `${number}. ${labelledLine(day, name)}`;
}

/** One chosen price line: `- Adult: 2 x THB 1,500 = THB 3,000`. */
export function serviceText(
  { what, count, amount, ...line }: PriceLine & { what: string; count: number; amount: number },
  currency: string,
  language: Language,
  words: CostWords,
): string {
  if (isOnRequest(line)) return `- ${labelledLine(what, String(count))} (${words.onRequest})`;
  const money = (value: number) => formatMoney(value, currency, language);
  return `- ${labelledLine(what, String(count))} x ${money(line.price)} = ${money(amount)}`;
}
