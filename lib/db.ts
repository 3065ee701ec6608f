import "server-only";
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

/** A dead or exhausted database must fail soon; Prisma alone would wait for ever. */
const limits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 6_000,
};

/** Makes the queries of a transaction wait for each other. */
function oneAtATime(transaction: Transaction): Transaction {
  const limit = pLimit(1);
  const queryRaw = transaction.queryRaw.bind(transaction);
  const executeRaw = transaction.executeRaw.bind(transaction);
  return Object.assign(transaction, {
    queryRaw: (query: SqlQuery) => limit(() => queryRaw(query)),
    executeRaw: (query: SqlQuery) => limit(() => executeRaw(query)),
  });
}

/**
 * Prisma reads the parts of a record side by side, also in a transaction, which has one connection. `pg` 8 queues what
 * overlaps there and warns of it, `pg` 9 will refuse it.
 */
class TransactionSafePg extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    return Object.assign(adapter, {
      startTransaction: async (...args: Parameters<typeof start>) => oneAtATime(await start(...args)),
    });
  }
}

function connect() {
  const connectionString = env().DATABASE_URL;
  if (!connectionString) throw new Error("DATABASE_URL is missing: start the site with npm start.");
  const pool = new Pool({ connectionString, ...limits });
  connections.pool = pool;
  return new PrismaClient({ adapter: new TransactionSafePg(pool, { disposeExternalPool: true }) });
}

interface Connections {
  client: PrismaClient | undefined;
  pool: Pool | undefined;
  /** Has one connection, for health checks alone. */
  healthPool: Pool | undefined;
  /** When a query was last answered, by `performance.now()`. */
  answeredAt: number;
  ping: Promise<unknown> | undefined;
}

const connections = sharedState(
  "database",
  (): Connections => ({
    client: undefined,
    pool: undefined,
    healthPool: undefined,
    answeredAt: Number.NEGATIVE_INFINITY,
    ping: undefined,
  }),
);

/** Returns the client, which is made on first use and survives hot reloads. */
function client(): PrismaClient {
  connections.client ??= connect();
  return connections.client;
}

/**
 * The one Prisma client of this process. `madeOf` names what the read of a public page is about (docs/decisions/15); a page
 * that reads without saying so is rendered anew after every change.
 */
export function db(...madeOf: ContentKey[]): PrismaClient {
  if (madeOf.length > 0) dependsOn(...madeOf);
  else dependsOnEverything();
  return client();
}

/** The connections of this process's client, once it has one. */
export function databasePool(): Pool | undefined {
  return connections.pool;
}

/**
 * Asks the database on a connection that nothing else uses. A pool whose connections all are busy would let the question wait,
 * and a busy site would look like a database that is away.
 */
export async function pingOnOwnConnection(): Promise<void> {
  connections.healthPool ??= new Pool({ connectionString: env().DATABASE_URL, max: 1, ...limits });
  const { healthPool } = connections;
  // Without a listener the error of an idle connection would end the process.
  if (healthPool.listenerCount("error") === 0) healthPool.on("error", () => undefined);
  await healthPool.query("SELECT 1");
}

/** Lets the connections go; the next `db()` makes a new client. */
export async function closeDb(): Promise<void> {
  const { client, healthPool } = connections;
  connections.client = undefined;
  connections.healthPool = undefined;
  await Promise.all([client?.$disconnect(), healthPool?.end()]);
}

const largestId = 2_147_483_647;

/** Whether a number can be the id of a row: any other is not found rather than an error. */
export function isDatabaseId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= largestId;
}

/** Rows in the order of their ids; one that was deleted meanwhile is left out. */
export function inOrder<T extends { id: number }>(ids: number[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const parts = 4;

/**
 * Waits in parts: a process that was busy for longer than a part reads what has arrived meanwhile before it
 * waits on, so that its own work is not taken for a silence of others.
 */
async function elapse(milliseconds: number, signal: AbortSignal): Promise<void> {
  for (let part = 0; part < parts; part += 1) await wait(milliseconds / parts, undefined, { signal });
}

/** The result of a task that changes nothing, or a 503 after `milliseconds`; the task itself goes on. */
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

/** Milliseconds of silence after which the database is pinged, and how long a ping may take. */
const silenceLimit = 1_200;
const pingTimeout = 900;

/** To be called when a query was answered, where many wait for each other: until then none of them has to ping. */
export function noteDatabaseAnswer(): void {
  connections.answeredAt = performance.now();
}

/** One ping for all who wait: many would only keep each other waiting. */
function pingDatabase(): Promise<unknown> {
  connections.ping ??= withTimeout(client().$queryRaw`SELECT 1`, pingTimeout)
    .then(noteDatabaseAnswer)
    .finally(() => {
      connections.ping = undefined;
    });
  return connections.ping;
}

/**
 * The result of a read, however long it takes, or a 503 within 3 s when the database is away, which includes one
 * that accepts connections and never answers.
 */
export async function whileDatabaseAnswers<T>(read: Promise<T>): Promise<T> {
  const done = new AbortController();
  const watch = async (): Promise<never> => {
    let since = performance.now();
    for (;;) {
      await wait(since + silenceLimit - performance.now(), undefined, { signal: done.signal });
      if (performance.now() - connections.answeredAt >= silenceLimit) await pingDatabase();
      since = connections.answeredAt;
    }
  };
  try {
    return await Promise.race([read, watch()]);
  } finally {
    done.abort();
  }
}
