import "server-only";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { db } from "../db";
import { env } from "../env";

const addressLimit = { points: 100, duration: 60 * 60 };

interface Counted {
  points?: number;
  expire?: bigint | null;
}

/** The limiter's questions, asked through the site's own connections. */
const store = {
  async query({ text, values }: { text: string; values: (string | number | null)[] }) {
    const rows = await db().$queryRawUnsafe<Counted[]>(text, ...values);
    return { rows: rows.map((row) => ({ ...row, expire: Number(row.expire) })), rowCount: rows.length };
  },
};

function counter(keyPrefix: string, limit: { points: number; duration: number }) {
  const table = { tableName: "login_attempt", tableCreated: true };
  return new RateLimiterPostgres({ storeClient: store, storeType: "client", ...table, keyPrefix, ...limit });
}

function create() {
  const { LOGIN_MAX_FAILURES, LOGIN_WINDOW_MINUTES } = env();
  return {
    /** Per username and address. */
    pair: counter("pair", { points: LOGIN_MAX_FAILURES, duration: LOGIN_WINDOW_MINUTES * 60 }),
    address: counter("address", addressLimit),
  };
}

let counters: ReturnType<typeof create> | undefined;

/** Counters of failed logins in PostgreSQL, the same for all processes (decisions.md 10). */
export function loginCounters() {
  counters ??= create();
  return counters;
}
