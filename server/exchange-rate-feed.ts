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

/** Rates are of a day: they are asked for once, also by several instances and after restarts. */
const DAILY_MS = 20 * hourMs;
/** After an answer that was not understood, or none. */
const RETRY_MS = hourMs;
const TIME_LIMIT_MS = 10_000;
const MOST_BYTES = 1024 * 1024;

/** The body of an answer, as far as it is allowed to be long. */
async function download(url: string, timeLimit: number): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) });
  if (!response.ok) throw new Error(`the exchange rates answered ${response.status}`);
  const body = await readBounded(response.body ?? new Blob().stream(), MOST_BYTES);
  if (!body) throw new Error(`the exchange rates are longer than ${MOST_BYTES} bytes`);
  return body;
}

/** Whether it is time to ask: a day after an answer, an hour after a failure. */
async function isDue(now: Date): Promise<boolean> {
  const feed = await db().exchangeRateFeed.findUnique({ where: { id: 1 } });
  const since = (moment: Date | null | undefined) => now.getTime() - (moment?.getTime() ?? 0);
  return since(feed?.answered_at) >= DAILY_MS && since(feed?.asked_at) >= RETRY_MS;
}

/** Null where it is not time, or another instance is at it. Throws where the feed fails; what is stored stays. */
export function fetchRates(
  url: string,
  connectionString: string,
  { now = new Date(), timeLimit = TIME_LIMIT_MS } = {},
) {
  return withClient({ connectionString, keepAlive: true }, async (client) => {
    const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS free", [advisoryLocks.rates]);
    if (!rows[0]?.free || !(await isDue(now))) return null;
    const asked = { asked_at: now };
    await db().exchangeRateFeed.upsert({ where: { id: 1 }, create: asked, update: asked });
    const known = (await listRates()).map(({ currency }) => currency);
    const applied = await applyFeed(readFeed(await download(url, timeLimit), phuketDay(now), known));
    await db().exchangeRateFeed.update({
      where: { id: 1 },
      data: { answered_at: now, refused: applied.refused },
    });
    return applied;
  });
}

/** The same, said in the log: nothing of it may end the site. */
export async function fetchRatesLogged(url: string, connectionString: string): Promise<void> {
  try {
    const applied = await fetchRates(url, connectionString);
    if (!applied) return;
    log().info(applied, "the exchange rates were fetched");
    if (applied.refused.length > 0) {
      log().warn(
        { refused: applied.refused },
        "exchange rates were refused: 10 % or more off the stored ones",
      );
    }
  } catch (err) {
    log().warn({ err }, "the exchange rates could not be fetched");
  }
}
