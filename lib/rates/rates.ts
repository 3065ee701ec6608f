import { addDays } from "../core/calendar/days";
import { currencyCode } from "../core/currencies";

export const baseCurrency = "THB";

/** Where a rate comes from. An example of the demo content does not expire (docs/decisions/27). */
export const rateSources = ["staff", "feed", "demo"] as const;

export interface ExchangeRate {
  currency: string;
  baht: number;
  source: (typeof rateSources)[number];
  quoted_on: string;
}

export type Rates = readonly ExchangeRate[];

/** How many days after its own day a rate is valid. */
export const rateDays = 30;

export function lastDayOf({ source, quoted_on }: ExchangeRate): string | null {
  return source === "demo" ? null : addDays(quoted_on, rateDays);
}

export function isCurrent(rate: ExchangeRate, today: string): boolean {
  const last = lastDayOf(rate);
  return last === null || today <= last;
}

interface Worth {
  currency: string;
  baht: number;
  quoted_on?: string;
}

function worthOf(code: string | null, rates: Rates): Worth | null {
  if (code === baseCurrency) return { currency: baseCurrency, baht: 1 };
  return rates.find(({ currency }) => currency === code) ?? null;
}

/** Converts an amount to baht; null if its currency, as staff typed it, is unknown or has no rate. */
export function baht(amount: number, currency: string, rates: Rates): number | null {
  const worth = worthOf(currencyCode(currency), rates);
  return worth && amount * worth.baht;
}

export interface Approximation {
  amount: number;
  currency: string;
  /** The day of the older of the two rates. */
  quoted_on: string;
}

/** Null if the currencies are equal, one is unknown or has no rate, and for an amount of 0. */
export function approximation(
  amount: number,
  currency: string,
  target: string,
  rates: Rates,
): Approximation | null {
  const from = worthOf(currencyCode(currency), rates);
  const to = worthOf(target, rates);
  if (!from || !to || from.currency === to.currency || !(amount > 0)) return null;
  const [quoted_on = ""] = [from, to].flatMap((worth) => worth.quoted_on ?? []).sort();
  const exact = (amount * from.baht) / to.baht;
  return { amount: Number(exact.toPrecision(2)), currency: to.currency, quoted_on };
}
