import "server-only";
import { createHash } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import { DriverAdapterError, type SqlQuery, type Transaction } from "@prisma/driver-adapter-utils";
import pLimit from "p-limit";
import { Pool } from "pg";
import { PrismaClient } from "../../prisma/client/client.ts";
import { type ContentKey, dependsOn, dependsOnEverything } from "./content/dependencies.ts";
import { env } from "./env.ts";
import { DatabaseSilent } from "./errors.ts";
import { sharedState } from "./shared-state.ts";

/**
 * Ends waiting for a dead or exhausted database; Prisma alone waits without end. The limits allow for busy machines, which take
 * seconds to open the first connections. `whileDatabaseResponds` ends reads of a silent database sooner.
 */
const limits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 6_000,
};

/**
 * Sends the statements of a transaction one after the other, and none after its end. Prisma rolls a transaction back whose time has
 * passed while an operation still has statements to send: these would read and write outside of the transaction.
 */
function oneAtATime(transaction: Transaction): Transaction {
  const limit = pLimit(1);
  let ended = false;
  const inTurn =
    <T>(send: (query: SqlQuery) => Promise<T>) =>
    (query: SqlQuery) =>
      limit(async () => {
        if (ended) throw new DriverAdapterError({ kind: "TransactionAlreadyClosed", cause: "It has ended." });
        ended = query.sql === "COMMIT" || query.sql === "ROLLBACK";
        return send(query);
      });
  return Object.assign(transaction, {
    queryRaw: inTurn(transaction.queryRaw.bind(transaction)),
    executeRaw: inTurn(transaction.executeRaw.bind(transaction)),
  });
}

/** Prisma reads relations in parallel, also in a transaction, which has one connection. `pg` 9 will refuse that. */
class TransactionSafePg extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    return Object.assign(adapter, {
      startTransaction: async (...args: Parameters<typeof start>) => oneAtATime(await start(...args)),
    });
  }
}

/** The most search statements that a connection keeps prepared. Each one takes about 100 KB of PostgreSQL's memory. */
const mostPrepared = 24;

const statementNames = sharedState("search-statements", () => new Map<string, string>());

/** Names the statements of searches, so that a connection plans each one once (decision 5). The empty name prepares nothing. */
function nameStatement({ sql }: SqlQuery): string {
  if (!sql.includes("search_plan_queries")) return "";
  const known = statementNames.get(sql);
  if (known) return known;
  if (statementNames.size >= mostPrepared) return "";
  const name = `search_${createHash("sha256").update(sql).digest("hex").slice(0, 16)}`;
  statementNames.set(sql, name);
  return name;
}

function connect() {
  const connectionString = env().DATABASE_URL;
  if (!connectionString) throw new Error("DATABASE_URL is missing: start the site with npm start.");
  const pool = new Pool({ connectionString, ...limits });
  // A connection that is given back has answered: a slow read beside it is no silence.
  pool.on("release", (error) => {
    if (!error) noteDatabaseResponse();
  });
  connections.pool = pool;
  // A busy machine can take a second to open a connection, so the connection for pings is open before the first ping.
  void pingOnOwnConnection().catch(() => undefined);
  return new PrismaClient({
    adapter: new TransactionSafePg(pool, {
      disposeExternalPool: true,
      statementNameGenerator: nameStatement,
    }),
  });
}

interface Connections {
  client: PrismaClient | undefined;
  pool: Pool | undefined;
  /** Has one connection, for pings alone. */
  healthPool: Pool | undefined;
  respondedAt: number;
  silentAt: number;
  ping: Promise<unknown> | undefined;
}

const connections = sharedState(
  "database",
  (): Connections => ({
    client: undefined,
    pool: undefined,
    healthPool: undefined,
    respondedAt: Number.NEGATIVE_INFINITY,
    silentAt: Number.NEGATIVE_INFINITY,
    ping: undefined,
  }),
);

function client(): PrismaClient {
  connections.client ??= connect();
  return connections.client;
}

/** The one Prisma client. A page that reads without `contentKeys` is rendered again after every change (docs/decisions/15). */
export function db(...contentKeys: ContentKey[]): PrismaClient {
  if (contentKeys.length > 0) dependsOn(...contentKeys);
  else dependsOnEverything();
  return client();
}

export function databasePool(): Pool | undefined {
  return connections.pool;
}

/**
 * Asks the database on a connection of its own, because a busy pool would make a busy site look as if its database were away
 * . A connection that hangs is replaced after two seconds, and stays open between pings.
 */
export async function pingOnOwnConnection(): Promise<void> {
  const options = {
    ...limits,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  };
  connections.healthPool ??= new Pool({ connectionString: env().DATABASE_URL, ...options });
  const { healthPool } = connections;
  // Without a listener the error of an idle connection would end the process.
  if (healthPool.listenerCount("error") === 0) healthPool.on("error", () => undefined);
  await healthPool.query("SELECT 1");
}

export async function closeDb(): Promise<void> {
  const { client, healthPool } = connections;
  connections.client = undefined;
  connections.healthPool = undefined;
  await Promise.all([client?.$disconnect(), healthPool?.end()]);
}

const largestId = 2_147_483_647;

/** Whether a number is in the range of row ids. Other ids mean "not found", not an error. */
export function isDatabaseId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= largestId;
}

export function inOrder<T extends { id: number }>(ids: number[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The steps in which a limit of time passes, and the fewest milliseconds of each. */
const steps = 4;
const shortestStep = 75;
/** A step that ends so many milliseconds late, because the process itself worked, does not count. */
const lateStep = 150;
const working = 0.75;
/** A process that works without end is no reason to wait without end. */
const mostLateSteps = 40;

/**
 * Waits until a moment of `performance.now()`, in steps, and longer while the process itself is kept from reading responses. A site
 * that has just started loads modules for seconds, and opening a connection takes several turns: its own work is no silence.
 */
async function waitUntil(moment: number, signal: AbortSignal): Promise<void> {
  let late = 0;
  for (let left = steps; left > 0; left -= 1) {
    const before = performance.eventLoopUtilization();
    const step = Math.max(shortestStep, (moment - performance.now()) / left);
    const end = performance.now() + step;
    await wait(step, undefined, { signal });
    const { utilization } = performance.eventLoopUtilization(before);
    if (performance.now() - end < lateStep || utilization < working) continue;
    late += 1;
    if (late <= mostLateSteps) left += 1;
  }
}

/** Returns the result of a read-only task, or throws a 503 after `milliseconds`. The task itself continues. */
export async function withTimeout<T>(task: Promise<T>, milliseconds: number): Promise<T> {
  const done = new AbortController();
  const moment = performance.now() + milliseconds;
  const late = async (): Promise<never> => {
    await waitUntil(moment, done.signal);
    throw new DatabaseSilent();
  };
  try {
    return await Promise.race([task, late()]);
  } finally {
    done.abort();
  }
}

/** After this many milliseconds without a response, the database is pinged. */
const silenceLimit = 1_200;
/** A ping has this many milliseconds, however late it begins: a busy process needs them to open a connection. */
const pingTimeout = 900;

function noteDatabaseResponse(): void {
  connections.respondedAt = performance.now();
}

/** All waiting reads share one ping, because many pings would only delay each other. */
function pingDatabase(): Promise<unknown> {
  connections.ping ??= withTimeout(pingOnOwnConnection(), pingTimeout)
    .then(noteDatabaseResponse, (error: unknown) => {
      connections.silentAt = performance.now();
      throw error;
    })
    .finally(() => {
      connections.ping = undefined;
    });
  return connections.ping;
}

/**
 * Throws a 503 within 3 s if the database is away or accepts connections without answering, and within one second if the
 * last ping failed as well. The reads of one request name the moment at which the request `begun`, and so have one limit together.
 */
export async function whileDatabaseResponds<T>(read: Promise<T>, begun = performance.now()): Promise<T> {
  const done = new AbortController();
  const watch = async (): Promise<never> => {
    const { respondedAt, silentAt } = connections;
    let since = silentAt > respondedAt ? performance.now() - silenceLimit : Math.max(begun, respondedAt);
    for (;;) {
      await wait(since + silenceLimit - performance.now(), undefined, { signal: done.signal });
      if (performance.now() - connections.respondedAt >= silenceLimit) await pingDatabase();
      since = connections.respondedAt;
    }
  };
  try {
    return await Promise.race([read, watch()]);
  } finally {
    done.abort();
  }
}
