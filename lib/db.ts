import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { PrismaClient } from "../prisma/client/client.ts";
import { env } from "./env.ts";

/** A dead or exhausted database must fail soon; Prisma alone would wait for ever. */
const limits = {
  max: 10,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 6_000,
};

function connect() {
  const connectionString = env().DATABASE_URL;
  if (!connectionString) throw new Error("DATABASE_URL is missing: start the site with npm start.");
  const pool = new Pool({ connectionString, ...limits });
  shared.databasePool = pool;
  return new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) });
}

const shared = globalThis as { prismaClient?: PrismaClient; databasePool?: Pool };

/** The one Prisma client of this process, made on first use; it survives hot reloads. */
export function db(): PrismaClient {
  shared.prismaClient ??= connect();
  return shared.prismaClient;
}

/** The connections of this process's client, once it has one. */
export function databasePool(): Pool | undefined {
  return shared.databasePool;
}

/** Lets the connections go; the next `db()` makes a new client. */
export async function closeDb(): Promise<void> {
  const client = shared.prismaClient;
  shared.prismaClient = undefined;
  await client?.$disconnect();
}
