import "server-only";
import { createHash } from "node:crypto";
import { type RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { whileDatabaseAnswers } from "../api/while-database-answers";
import { inTurn } from "./in-turn";
import { loginCounters } from "./login-counters";
import { TooManyAttempts } from "./too-many-attempts";
import { visitorNetwork } from "./visitor-network";

function keyOf(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("hex");
}

async function take(counter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await whileDatabaseAnswers(counter.consume(key));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)));
  }
}

/**
 * Runs an attempt to sign in, unless too many failed before. An attempt counts before its outcome is
 * known, so that many at once do not slip through; one that succeeds (is not null) or breaks is
 * given back. Those of one pair go in turn, or good ones would stand in each other's way.
 */
export function limitFailures<T>(
  username: string,
  address: string,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const counters = loginCounters();
  const network = visitorNetwork(address);
  const pair = keyOf(username, network);
  return inTurn(pair, async () => {
    const taken: (() => Promise<unknown>)[] = [];
    const giveBack = () => Promise.all(taken.map((undo) => undo().catch(() => undefined)));
    try {
      await take(counters.pair, pair);
      taken.push(() => counters.pair.reward(pair));
      await take(counters.address, keyOf(network));
      taken.push(() => counters.address.reward(keyOf(network)));
      const outcome = await attempt();
      if (outcome === null) return null;
      await counters.pair.delete(pair);
      await counters.address.reward(keyOf(network));
      return outcome;
    } catch (error) {
      await giveBack();
      throw error;
    }
  });
}
