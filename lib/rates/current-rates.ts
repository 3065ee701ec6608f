import "server-only";
import { dayInZone } from "../core/calendar/days";
import { dependsOn } from "../core/content/dependencies";
import { cachedRates } from "./queries";
import { baht, isCurrent, lastDayOf, type Rates } from "./rates";

/** Lists the rates that are valid today. A page that shows a rate is rendered again when the rate expires. */
export async function listCurrentRates(): Promise<Rates> {
  const today = dayInZone(new Date());
  const current = (await cachedRates()).filter((rate) => isCurrent(rate, today));
  for (const rate of current) {
    const last = lastDayOf(rate);
    if (last !== null) dependsOn(`until:${last}`);
  }
  return current;
}

/** Returns a function that converts an amount to baht, also by a rate that has expired, so that lists keep their order. */
export async function readBahtOf(): Promise<(amount: number, currency: string) => number | null> {
  const rates = await cachedRates();
  return (amount, currency) => baht(amount, currency, rates);
}
