import { createHash } from "node:crypto";
import type { Client } from "pg";
import { StartProblem } from "../process/lifecycle.ts";

/** The migration with the whole schema of one release, in place of the migrations that led to that schema. */
export const BASELINE = "20261128100000_baseline";
/** The release with the schema of the baseline, and the migrations that its databases have applied. */
const REPLACED = { release: "0.3.0 (commit 643068d5)", count: 65, last: "20261128090000_home_pictures" };

const isEarlier = (name: string) => name < BASELINE;

/** Tells whether the names are those of all migrations that the baseline replaces. */
function isWhole(names: string[]): boolean {
  const earlier = names.filter(isEarlier);
  return earlier.length === REPLACED.count && earlier.includes(REPLACED.last);
}

/** Names the applied migrations of a database; none for a database without tables. */
export async function appliedMigrations(client: Client): Promise<string[]> {
  const table = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists");
  if (!table.rows[0]?.exists) return [];
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Records the baseline as applied in a database of the release whose schema the baseline holds. The rows of the replaced migrations
 * stay, so that this release can still be started. Throws if the database is older. Resolves with the migrations of the database.
 *
 * @param applied the migrations of the database so far
 * @param script the text of the baseline
 */
export async function recordBaseline(client: Client, applied: string[], script: string): Promise<string[]> {
  if (applied.includes(BASELINE) || !applied.some(isEarlier)) return applied;
  if (!isWhole(applied))
    throw new StartProblem(
      `The database is older than release ${REPLACED.release}. Start that release once on this database, then start this release.`,
    );
  const checksum = createHash("sha256").update(script).digest("hex");
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES (gen_random_uuid(), $1, $2, now(), 0)`,
    [checksum, BASELINE],
  );
  return [...applied, BASELINE];
}

/**
 * Returns the migrations of this release that make the tables of a backup.
 *
 * @param saved the migrations that the backup names
 * @param known the migrations of this release
 */
export function migrationsOfBackup(saved: string[], known: string[]): string[] {
  const later = saved.filter((name) => !isEarlier(name));
  const unknown = later.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StartProblem(
      `The backup is from a newer version of the site (${unknown.join(", ")}). Update this site first.`,
    );
  if (later.includes(BASELINE)) return later;
  if (!isWhole(saved))
    throw new StartProblem(
      `The backup is older than release ${REPLACED.release}. Restore the backup with that release, then start this release on the same database.`,
    );
  return [BASELINE, ...later];
}
