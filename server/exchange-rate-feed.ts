import { advisoryLocks } from "@/lib/advisory-locks";
import { readBounded } from "@/lib/bounded-body";
import { phuketDay } from "@/lib/calendar/days";
import { db } from "@/lib/db";
import { hourMs } from "@/lib/durations";
import { log } from "@/lib/log";
import { readFeed } from "@/lib/rates/feed";
import { applyFeed } from "@/lib/rates/mutations";
import { listRates } from "@/lib/rates/queries";
import { withClient } from "./database/with-client";

/** The database stores the time of the last response, so the limit also holds for several instances. */
const DAILY_MS = 20 * hourMs;
const RETRY_MS = hourMs;
const TIME_LIMIT_MS = 10_000;
const MOST_BYTES = 1024 * 1024;

async function download(url: string, timeLimit: number): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) });
  if (!response.ok)
    throw new Error(`The feed of exchange rates (RATES_URL) answered with status ${response.status}.`);
  const body = await readBounded(response.body ?? new Blob().stream(), MOST_BYTES);
  if (!body) throw new Error(`The feed of exchange rates (RATES_URL) is longer than ${MOST_BYTES} bytes.`);
  return body;
}

async function isDue(now: Date): Promise<boolean> {
  const feed = await db().exchangeRateFeed.findUnique({ where: { id: 1 } });
  const since = (moment: Date | null | undefined) => now.getTime() - (moment?.getTime() ?? 0);
  return since(feed?.answered_at) >= DAILY_MS && since(feed?.asked_at) >= RETRY_MS;
}

/** Returns null if it is too early or another instance is fetching. Stored rates survive a failure. */
export function fetchRates(
  url: string,
  connectionString: string,
  { now = new Date(), timeLimit = TIME_LIMIT_MS } = {},
) {
  return withClient({ connectionString, keepAlive: true }, async (client) => {
    const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS free", [advisoryLocks.rates]);
    if (!rows[0]?.free || !(await isDue(now))) return null;
    const requested = { asked_at: now };
    await db().exchangeRateFeed.upsert({ where: { id: 1 }, create: requested, update: requested });
    const known = (await listRates()).map(({ currency }) => currency);
    const applied = await applyFeed(readFeed(await download(url, timeLimit), phuketDay(now), known));
    await db().exchangeRateFeed.update({
      where: { id: 1 },
      data: { answered_at: now, refused: applied.refused },
    });
    return applied;
  });
}

export async function fetchRatesLogged(url: string, connectionString: string): Promise<void> {
  try {
    const applied = await fetchRates(url, connectionString);
    if (!applied) return;
    log().info(applied, "The exchange rates were fetched.");
    if (applied.refused.length > 0) {
      log().warn(
        { refused: applied.refused },
        "Exchange rates were refused because they differ from the stored ones by 10 % or more. Check them on the page Kurs.",
      );
    }
  } catch (err) {
    log().warn(
      { err },
      "The exchange rates could not be fetched. The stored ones stay, and the next attempt is in an hour.",
    );
  }
}
