import "server-only";
import { createHash, createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import type { Transaction } from "../change-content";
import { db } from "../db";
import { env } from "../env";
import { networkOf } from "../ip-address";
import { TooManyAttempts } from "./too-many-attempts";

/** Of one address, whatever the names: failures, and the milliseconds of an hour in which they count. */
const addressLimit = { failures: 100, window: 60 * 60 * 1_000 };
/** An account may fail so many times as often as one address may, over all addresses together. */
const accountFactor = 5;
/** Milliseconds that a network the account knows waits for an attempt while others guess that account. */
const slowedBy = 2_000;
/** An attempt adds two rows at most and removes so many that are over, so that they cannot pile up. */
const sweptAtOnce = 10;
/** Attempts under way at the same time, beyond which nothing is asked at all; seconds until the next. */
const mostAtOnce = { address: 128, all: 512, retryAfter: 5 };
/** Counting takes a connection for a moment; the others of the pool stay for the rest of the site. */
const counting = pLimit(2);

interface Keys {
  address: string;
  pair: string;
  account: string;
  username: string;
  /** As it is remembered with the account. */
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

interface Counted {
  key: string;
  points: number;
  /** Milliseconds until it is forgotten. */
  left: number;
}

/** Milliseconds until the next attempt of what the rows count; 0: now. */
function waitOf(rows: Counted[], limit: number): number {
  const failures = rows.reduce((sum, { points }) => sum + points, 0);
  return failures < limit ? 0 : Math.min(...rows.map(({ left }) => left));
}

/** Refuses an address that is over its limit by one read, so that a flood of attempts costs little. */
async function askAddress(address: string): Promise<void> {
  const rows = await db().$queryRaw<Counted[]>`
    SELECT key, points, (expire - extract(epoch FROM now()) * 1000)::float8 AS left FROM login_attempt
    WHERE key = ${address} AND expire > extract(epoch FROM now()) * 1000`;
  const refused = waitOf(rows, addressLimit.failures);
  if (refused) throw new TooManyAttempts(Math.ceil(refused / 1_000));
}

/**
 * Counts an attempt for its address, its pair of username and address, and its account, and gives the
 * milliseconds that it has to be slowed down. One that is refused (429) counts for nothing and writes nothing. The
 * locks make the counts exact, across processes too; they are always taken in this order.
 */
async function countAttempt(tx: Transaction, { address, pair, account, username, network }: Keys) {
  const { LOGIN_MAX_FAILURES, LOGIN_WINDOW_MINUTES } = env();
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(${address}, 1)), pg_advisory_xact_lock(hashtextextended(${account}, 2))`;
  const [{ now, known } = { now: 0, known: false }] = await tx.$queryRaw<{ now: number; known: boolean }[]>`
    SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now, EXISTS (
      SELECT 1 FROM login_network JOIN admin_user ON id = user_id
      WHERE username = ${username} AND network = ${network}) AS known`;
  const rows = await tx.$queryRaw<(Counted & { account: string | null })[]>`
    SELECT key, account, points, (expire - ${now})::float8 AS left FROM login_attempt
    WHERE (key IN (${address}, ${pair}) OR account = ${account}) AND expire > ${now} AND points > 0`;
  const ofAddress = rows.filter(({ key }) => key === address);
  const ofPair = rows.filter(({ key }) => key === pair);
  const ofAccount = rows.filter((row) => row.account === account);
  const guessed = waitOf(ofAccount, LOGIN_MAX_FAILURES * accountFactor);
  const refused =
    waitOf(ofAddress, addressLimit.failures) || waitOf(ofPair, LOGIN_MAX_FAILURES) || (known ? 0 : guessed);
  if (refused) throw new TooManyAttempts(Math.ceil(refused / 1_000));
  const [hour, window] = [now + addressLimit.window, now + LOGIN_WINDOW_MINUTES * 60 * 1_000];
  await tx.$executeRaw`
    INSERT INTO login_attempt AS counted (key, points, expire, account)
    VALUES (${address}, 1, ${hour}::bigint, NULL), (${pair}, 1, ${window}::bigint, ${account})
    ON CONFLICT (key) DO UPDATE SET
      account = excluded.account,
      points = CASE WHEN counted.expire > ${now} THEN greatest(counted.points, 0) + 1 ELSE 1 END,
      expire = CASE WHEN counted.expire > ${now} THEN counted.expire ELSE excluded.expire END`;
  await tx.$executeRaw`
    DELETE FROM login_attempt WHERE key IN (
      SELECT key FROM login_attempt WHERE expire <= ${now} LIMIT ${sweptAtOnce} FOR UPDATE SKIP LOCKED)`;
  return guessed ? slowedBy : 0;
}

async function giveBack(...keys: string[]): Promise<void> {
  await db()
    .$executeRaw`UPDATE login_attempt SET points = points - 1 WHERE key = ANY(${keys}) AND points > 0`;
}

/** Forgets the failures of a pair that has signed in, and remembers the network for 180 days. */
async function rememberSuccess({ address, pair, username, network }: Keys): Promise<void> {
  await db().loginAttempt.deleteMany({ where: { key: pair } });
  await giveBack(address);
  await db().$executeRaw`
    INSERT INTO login_network (user_id, network) SELECT id, ${network} FROM admin_user WHERE username = ${username}
    ON CONFLICT (user_id, network) DO UPDATE SET last_used_at = now()`;
  await db().$executeRaw`DELETE FROM login_network WHERE last_used_at <= now() - interval '180 days'`;
}

const underWay = new Map<string, number>();
let allUnderWay = 0;

/** Holds a place among the attempts under way, or refuses; gives what lets it go. */
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

/** Runs the attempts of one pair one after the other, or good ones would stand in each other's way. */
async function inTurnOf<T>(pair: string, task: () => Promise<T>): Promise<T> {
  const turn = turns.get(pair) ?? pLimit(1);
  turns.set(pair, turn);
  try {
    return await turn(task);
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) turns.delete(pair);
  }
}

/**
 * Runs an attempt to sign in, unless too many failed before. An attempt counts before its outcome is
 * known, so that many at once do not slip through; one that succeeds (is not null) or breaks is
 * given back. One that nobody waits for any more (`signal`) is not begun.
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
    return await inTurnOf(keys.pair, async () => {
      const delay = await counting(async () => {
        signal.throwIfAborted();
        await askAddress(keys.address);
        return db().$transaction((tx) => countAttempt(tx, keys), { maxWait: 2_000, timeout: 5_000 });
      });
      try {
        if (delay) await wait(delay, undefined, { signal });
        const outcome = await attempt();
        if (outcome !== null) await rememberSuccess(keys);
        return outcome;
      } catch (error) {
        await giveBack(keys.address, keys.pair).catch(() => undefined);
        throw error;
      }
    });
  } finally {
    leave();
  }
}

/** Lifts limits: of an account, of an address, or all of them. Gives how many counts that were. */
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
