import "server-only";
import { createHash } from "node:crypto";
import { type RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { inTurn } from "./in-turn";
import { loginCounters } from "./login-counters";
import { TooManyAttempts } from "./too-many-attempts";
import { visitorNetwork } from "./visitor-network";

function keyOf(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("hex");
}

async function take(counter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await counter.consume(key);
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
    await take(counters.pair, pair);
    const giveBack = (taken: RateLimiterPostgres, key: string) => taken.reward(key).catch(() => undefined);
    await take(counters.address, keyOf(network)).catch(async (error: unknown) => {
      await giveBack(counters.pair, pair);
      throw error;
    });
    const outcome = await attempt().catch(async (error: unknown) => {
      await Promise.all([giveBack(counters.pair, pair), giveBack(counters.address, keyOf(network))]);
      throw error;
    });
    if (outcome !== null) {
      await Promise.all([counters.pair.delete(pair), counters.address.reward(keyOf(network))]);
    }
    return outcome;
  });
}
