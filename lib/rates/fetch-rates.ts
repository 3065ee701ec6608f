import { readBounded } from "../core/bounded-body";
import { dayInZone } from "../core/calendar/days";
import { db } from "../core/db";
import { hourMs } from "../core/durations";
import { log } from "../core/log";
import { readFeed } from "./feed";
import { applyFeed } from "./mutations";
import { listRates } from "./queries";

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

/** Notes the request in the database. Returns false if it is too early, or another instance has noted one. */
async function claimRequest(now: Date): Promise<boolean> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const claimed = await db().$executeRaw`
    INSERT INTO exchange_rate_feed AS feed (asked_at) VALUES (${now})
    ON CONFLICT (id) DO UPDATE SET asked_at = ${now}
    WHERE feed.asked_at <= ${before(RETRY_MS)}
      AND coalesce(feed.answered_at, '-infinity') <= ${before(DAILY_MS)}`;
  return claimed > 0;
}

/** Returns null if it is too early. Stored rates survive a failure. */
export async function fetchRates(url: string, { now = new Date(), timeLimit = TIME_LIMIT_MS } = {}) {
  if (!(await claimRequest(now))) return null;
  const known = (await listRates()).map(({ currency }) => currency);
  const applied = await applyFeed(readFeed(await download(url, timeLimit), dayInZone(now), known));
  await db().exchangeRateFeed.update({
    where: { id: 1 },
    data: { answered_at: now, refused: applied.refused },
  });
  return applied;
}

export async function fetchRatesLogged(url: string): Promise<void> {
  try {
    const applied = await fetchRates(url);
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
