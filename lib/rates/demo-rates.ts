import "server-only";
import { dayInZone } from "../core/calendar/days";
import type { Transaction } from "../core/content/change-content";
import { writeRate } from "./mutations";

interface DemoRate {
  currency: string;
  baht: number;
}

/** Deletes the example rates and returns them. */
export async function removeDemoRates(tx: Transaction): Promise<DemoRate[]> {
  const rows = await tx.exchangeRate.findMany({ where: { source: "demo" }, orderBy: { currency: "asc" } });
  await tx.exchangeRate.deleteMany({ where: { source: "demo" } });
  return rows.map(({ currency, baht }) => ({ currency, baht: baht.toNumber() }));
}

/** Adds example rates of currencies that have no rate. */
export async function addDemoRates(tx: Transaction, rates: readonly DemoRate[]): Promise<void> {
  const known = await tx.exchangeRate.findMany({ select: { currency: true } });
  const missing = rates.filter((rate) => !known.some(({ currency }) => currency === rate.currency));
  for (const rate of missing) {
    await writeRate(tx, { ...rate, source: "demo", quoted_on: dayInZone(new Date()) });
  }
}
