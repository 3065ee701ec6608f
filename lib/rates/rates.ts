import { addDays } from "../calendar/days";
import { baseCurrency, currencyCode } from "./currencies";

/** Who said it; an example of the demo content does not age (docs/decisions/27). */
export const rateSources = ["staff", "feed", "demo"] as const;

/** What one unit of a currency is worth. */
export interface ExchangeRate {
  /** ISO 4217; never the baht. */
  currency: string;
  baht: number;
  source: (typeof rateSources)[number];
  /** The day that it is of, as `2026-11-21`. */
  quoted_on: string;
}

/** The rates that hold on a day: what `listCurrentRates` gives, each currency once. */
export type Rates = readonly ExchangeRate[];

/** Days after its own on which a rate still holds. */
export const rateDays = 30;

/** The last day on which a rate holds; null where it does not age. */
export function lastDayOf({ source, quoted_on }: ExchangeRate): string | null {
  return source === "demo" ? null : addDays(quoted_on, rateDays);
}

/** `today` is the day in Phuket. */
export function isCurrent(rate: ExchangeRate, today: string): boolean {
  const last = lastDayOf(rate);
  return last === null || today <= last;
}

interface Worth {
  currency: string;
  baht: number;
  /** Of the baht: none. */
  quoted_on?: string;
}

function worthOf(code: string | null, rates: Rates): Worth | null {
  if (code === baseCurrency) return { currency: baseCurrency, baht: 1 };
  return rates.find(({ currency }) => currency === code) ?? null;
}

/** An amount in baht; null where its currency, as staff typed it, is unknown or has no rate. */
export function baht(amount: number, currency: string, rates: Rates): number | null {
  const worth = worthOf(currencyCode(currency), rates);
  return worth && amount * worth.baht;
}

/** About what a price is in another currency. */
export interface Approximation {
  /** Of two significant digits. */
  amount: number;
  currency: string;
  /** The older day of the rates that it was made with. */
  quoted_on: string;
}

/**
 * What `amount` is about, in the currency `target` (ISO). Null where the currencies are equal, one of them is unknown or has
 * no rate, and for nothing.
 */
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
