import "server-only";
import { dayInZone } from "../core/calendar/days";
import { changeContent, type Transaction } from "../core/content/change-content";
import { staleError } from "../core/errors";
import { judgeQuote, type Quote } from "./feed";
import { toRates } from "./queries";
import type { ExchangeRate } from "./rates";
import type { RatesInput, StoredRate } from "./schema";

async function lockRates(tx: Transaction): Promise<Map<string, StoredRate>> {
  await tx.$executeRaw`LOCK TABLE exchange_rate IN SHARE ROW EXCLUSIVE MODE`;
  const stored = toRates(await tx.exchangeRate.findMany({ orderBy: { currency: "asc" } }));
  return new Map(stored.map((rate) => [rate.currency, rate]));
}

export async function writeRate(
  tx: Transaction,
  { currency, quoted_on, ...rate }: ExchangeRate,
): Promise<void> {
  const data = { ...rate, quoted_on: new Date(quoted_on), updated_at: new Date() };
  await tx.exchangeRate.upsert({ where: { currency }, create: { currency, ...data }, update: data });
}

/** An unchanged rate keeps its row and its source. Throws 409 if a rate has changed since `updated_at`. */
export function saveRates({ data, updated_at }: RatesInput): Promise<StoredRate[]> {
  return changeContent(async (tx) => {
    const stored = await lockRates(tx);
    if (updated_at && [...stored.values()].some((rate) => rate.updated_at > updated_at)) throw staleError();
    await tx.exchangeRate.deleteMany({
      where: { currency: { notIn: data.map(({ currency }) => currency) } },
    });
    for (const { currency, baht, quoted_on } of data) {
      const before = stored.get(currency);
      const isSame = before?.baht === baht && before.quoted_on === quoted_on;
      if (!isSame) await writeRate(tx, { currency, baht, quoted_on, source: "staff" });
    }
    return toRates(await tx.exchangeRate.findMany({ orderBy: { currency: "asc" } }));
  });
}

/** Stores the quotes that are new and close to the stored rates (docs/decisions/27). */
export function applyFeed(quotes: Quote[]): Promise<Record<"written" | "refused", string[]>> {
  return changeContent(async (tx) => {
    const stored = await lockRates(tx);
    const judged = quotes.map((quote) => ({ quote, verdict: judgeQuote(quote, stored.get(quote.currency)) }));
    const written = judged.filter(({ verdict }) => verdict === "news").map(({ quote }) => quote);
    for (const quote of written) await writeRate(tx, { ...quote, source: "feed" });
    const refused = judged.filter(({ verdict }) => verdict === "refused").map(({ quote }) => quote.currency);
    return { written: written.map(({ currency }) => currency), refused };
  });
}

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
