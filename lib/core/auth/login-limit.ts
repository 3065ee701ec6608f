import "server-only";
import { createHash, createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { db, whileDatabaseResponds } from "../db";
import { hourMs, minuteMs } from "../durations";
import { env } from "../env";
import { TooManyRequests } from "../errors";
import { networkOf } from "../ip-address";
import { metrics } from "../monitoring/metrics";

export class TooManyAttempts extends TooManyRequests {
  constructor(retryAfter: number) {
    super(`Terlalu banyak percobaan login. Coba lagi dalam ${Math.ceil(retryAfter / 60)} menit.`, retryAfter);
    this.name = "TooManyAttempts";
    metrics().loginFailures.inc({ reason: "limited" });
  }
}

const addressLimit = { failures: 100, window: hourMs };
/** An account may fail so many times as often as one address may, over all addresses together. */
const accountFactor = 5;
/** Milliseconds that a known network waits while others guess the account's password. */
const slowedBy = 2_000;
/** Most concurrent attempts; beyond them, an attempt is refused at once. `retryAfter` is in seconds. */
const mostAtOnce = { address: 128, all: 512, retryAfter: 5 };
/** Counting uses at most two connections, so that the pool stays free for the rest of the site. */
const counting = pLimit(2);

interface Keys {
  address: string;
  pair: string;
  account: string;
  username: string;
  network: string;
}

function hashOf(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("hex");
}

function keysOf(username: string, visitor: string): Keys {
  const network = networkOf(visitor);
  return {
    address: `address:${hashOf(network)}`,
    pair: `pair:${hashOf(username, network)}`,
    account: hashOf(username),
    username,
    network: createHmac("sha256", env().AUTH_SECRET ?? "")
      .update(network)
      .digest("hex"),
  };
}

/** Counts an attempt and returns the milliseconds to delay it. A refused attempt (429) is not counted. */
async function countAttempt({ address, pair, account, username, network }: Keys): Promise<number> {
  const { LOGIN_MAX_FAILURES, LOGIN_WINDOW_MINUTES } = env();
  const [counted] = await db().$queryRaw<{ wait: number | null; slowed: boolean }[]>`
    SELECT * FROM count_login_attempt(
      ${address}, ${addressLimit.failures}::int, ${addressLimit.window}::bigint,
      ${pair}, ${LOGIN_MAX_FAILURES}::int, ${LOGIN_WINDOW_MINUTES * minuteMs}::bigint,
      ${account}, ${LOGIN_MAX_FAILURES * accountFactor}::int, ${username}, ${network})`;
  if (!counted) throw new Error("The attempt to sign in could not be counted.");
  if (counted.wait) throw new TooManyAttempts(Math.ceil(counted.wait / 1_000));
  return counted.slowed ? slowedBy : 0;
}

async function giveBack(key: string): Promise<void> {
  await db().$executeRaw`UPDATE login_attempt SET points = points - 1 WHERE key = ${key} AND points > 0`;
}

async function rememberSuccess({ address, pair, username, network }: Keys): Promise<void> {
  await giveBack(address);
  await db().$executeRaw`
    WITH forgotten AS (DELETE FROM login_attempt WHERE key = ${pair}),
      unused AS (DELETE FROM login_network
        WHERE last_used_at <= now() - interval '180 days' AND network <> ${network})
    INSERT INTO login_network (user_id, network) SELECT id, ${network} FROM admin_user WHERE username = ${username}
    ON CONFLICT (user_id, network) DO UPDATE SET last_used_at = now()`;
}

const underWay = new Map<string, number>();
let allUnderWay = 0;

function enter(address: string): () => void {
  const own = underWay.get(address) ?? 0;
  if (own >= mostAtOnce.address || allUnderWay >= mostAtOnce.all) {
    throw new TooManyAttempts(mostAtOnce.retryAfter);
  }
  underWay.set(address, own + 1);
  allUnderWay += 1;
  return () => {
    allUnderWay -= 1;
    const left = (underWay.get(address) ?? 1) - 1;
    if (left > 0) underWay.set(address, left);
    else underWay.delete(address);
  };
}

const turns = new Map<string, ReturnType<typeof pLimit>>();

/** Parallel attempts of one person would count against each other, so each pair has a mutex. */
async function oneAtATime<T>(pair: string, task: () => Promise<T>): Promise<T> {
  const turn = turns.get(pair) ?? pLimit(1);
  turns.set(pair, turn);
  try {
    return await turn(task);
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) turns.delete(pair);
  }
}

/**
 * Runs an attempt to sign in, unless too many have failed before. Counts the attempt before it starts, so that parallel
 * attempts cannot exceed the limit, and takes the count back if it succeeds (is not null) or throws. An attempt whose
 * `signal` is aborted does not start.
 */
export async function limitFailures<T>(
  username: string,
  visitor: string,
  signal: AbortSignal,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const keys = keysOf(username, visitor);
  const leave = enter(keys.address);
  try {
    return await oneAtATime(keys.pair, async () => {
      const delay = await counting(() => {
        signal.throwIfAborted();
        return whileDatabaseResponds(countAttempt(keys));
      });
      try {
        if (delay) await wait(delay, undefined, { signal });
        const outcome = await attempt();
        if (outcome !== null) await rememberSuccess(keys);
        return outcome;
      } catch (error) {
        for (const key of [keys.address, keys.pair]) await giveBack(key).catch(() => undefined);
        throw error;
      }
    });
  } finally {
    leave();
  }
}

export async function unlockLogins(
  which: { username: string } | { address: string } | "all",
): Promise<number> {
  if (which === "all") return (await db().loginAttempt.deleteMany()).count;
  if ("username" in which) {
    const { account } = keysOf(which.username, "");
    return (await db().loginAttempt.deleteMany({ where: { account } })).count;
  }
  const admins = await db().adminUser.findMany({ select: { username: true } });
  const ofAddress = admins.map(({ username }) => keysOf(username, which.address));
  const keys = [keysOf("", which.address).address, ...ofAddress.map(({ pair }) => pair)];
  return (await db().loginAttempt.deleteMany({ where: { key: { in: keys } } })).count;
}
