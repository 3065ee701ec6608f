import type { Client } from "pg";
import { applyMigrations } from "./migration-engine.ts";
import { listMigrations } from "./migration-files.ts";
import { withClient } from "./with-client.ts";

/** Any number, the same for all instances: one of them migrates, the others wait. */
const LOCK_KEY = 7_262_951;
const LOCK_WAIT = "60s";

/** Whether every migration stands in the database as done: then the engine need not be loaded. */
async function isUpToDate(client: Client, wanted: string[]) {
  const table = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists");
  if (!table.rows[0]?.exists) return false;
  const done = await client.query<{ migration_name: string }>(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  const names = new Set(done.rows.map((row) => row.migration_name));
  return wanted.every((name) => names.has(name));
}

/**
 * Brings the database to the newest form, or to an older one that `wanted` makes, and returns the names of the migrations that this took.
 * They are recorded in `_prisma_migrations`, as Prisma's own commands do it.
 */
export function migrate(connectionString: string, wanted = listMigrations()): Promise<string[]> {
  return withClient({ connectionString }, async (client) => {
    await client.query(`SET lock_timeout = '${LOCK_WAIT}'`);
    await client.query("SELECT pg_advisory_lock($1)", [LOCK_KEY]);
    return (await isUpToDate(client, wanted)) ? [] : applyMigrations(connectionString, wanted);
  });
}
