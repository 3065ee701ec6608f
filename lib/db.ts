import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlQuery, Transaction } from "@prisma/driver-adapter-utils";
import pLimit from "p-limit";
import { Pool } from "pg";
import { PrismaClient } from "../prisma/client/client.ts";
import { type ContentKey, dependsOn, dependsOnEverything } from "./content/dependencies.ts";
import { env } from "./env.ts";
import { AppError } from "./errors.ts";
import { sharedState } from "./shared-state.ts";

/** Without limits, Prisma waits for ever for a dead or exhausted database. */
const limits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 6_000,
};

function oneAtATime(transaction: Transaction): Transaction {
  const limit = pLimit(1);
  const queryRaw = transaction.queryRaw.bind(transaction);
  const executeRaw = transaction.executeRaw.bind(transaction);
  return Object.assign(transaction, {
    queryRaw: (query: SqlQuery) => limit(() => queryRaw(query)),
    executeRaw: (query: SqlQuery) => limit(() => executeRaw(query)),
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
  connections.pool = pool;
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
  ping: Promise<unknown> | undefined;
}

const connections = sharedState(
  "database",
  (): Connections => ({
    client: undefined,
    pool: undefined,
    healthPool: undefined,
    respondedAt: Number.NEGATIVE_INFINITY,
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
 * . A connection that hangs is replaced after two seconds.
 */
export async function pingOnOwnConnection(): Promise<void> {
  const options = { ...limits, max: 1, query_timeout: 2_000 };
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

const parts = 4;

/**
 * Waits in short steps, so that a busy process reads responses that arrived meanwhile, and does not mistake its work for silence.
 */
async function elapse(milliseconds: number, signal: AbortSignal): Promise<void> {
  for (let part = 0; part < parts; part += 1) await wait(milliseconds / parts, undefined, { signal });
}

/** The result of a read-only task, or a 503 after `milliseconds`. The task itself continues. */
export async function withTimeout<T>(task: Promise<T>, milliseconds: number): Promise<T> {
  const done = new AbortController();
  const late = async (): Promise<never> => {
    await elapse(milliseconds, done.signal);
    throw new AppError(503, "Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.");
  };
  try {
    return await Promise.race([task, late()]);
  } finally {
    done.abort();
  }
}

/** After this many milliseconds without a response, the database is pinged; a ping may take as long. */
const silenceLimit = 1_200;
const pingTimeout = 900;

/** To be called when a query was answered, where many wait for each other: until then none of them has to ping. */
export function noteDatabaseResponse(): void {
  connections.respondedAt = performance.now();
}

/** All waiting reads share one ping, because many pings would only delay each other. */
function pingDatabase(): Promise<unknown> {
  connections.ping ??= withTimeout(pingOnOwnConnection(), pingTimeout)
    .then(noteDatabaseResponse)
    .finally(() => {
      connections.ping = undefined;
    });
  return connections.ping;
}

/** Throws a 503 within 3 s if the database is away or accepts connections without answering. */
export async function whileDatabaseResponds<T>(read: Promise<T>): Promise<T> {
  const done = new AbortController();
  const watch = async (): Promise<never> => {
    let since = performance.now();
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
