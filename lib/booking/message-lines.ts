import { formatMoney } from "../format";
import type { Language } from "../i18n/languages";
import { type CostWords, lineTotal } from "./cost";

/**
 * The words of a request's labelled lines, in the order of the message. The writers of requests and their reader
 * (`lib/requests/read-request.ts`) use this list and the functions below, so that each written line can be read.
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
  { price, what, count }: { price: number; what: string; count: number },
  currency: string,
  language: Language,
  words: CostWords,
): string {
  if (price === 0) return `- ${labelledLine(what, String(count))} (${words.onRequest})`;
  const money = (value: number) => formatMoney(value, currency, language);
  return `- ${labelledLine(what, String(count))} x ${money(price)} = ${money(lineTotal(price, count))}`;
}
