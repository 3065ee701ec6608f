import { BASELINE } from "@/server/database/baseline";
import { migrate } from "@/server/database/migrations";
import { withClient } from "@/server/database/with-client";

const LAST = "20261128090000_home_pictures";
const count = 65;

/** Names like those of the migrations that a database of release 0.3.0 has applied. */
export const earlierMigrations = [
  ...Array.from({ length: count - 1 }, (_, number) => `202611201500${String(number).padStart(2, "0")}_step`),
  LAST,
];

/** Makes an empty database into a database that has applied the given migrations of release 0.3.0 and its schema. */
export async function makeEarlierDatabase(connectionString: string, applied = earlierMigrations) {
  await migrate(connectionString, [BASELINE]);
  await withClient({ connectionString }, async (client) => {
    await client.query("DELETE FROM _prisma_migrations");
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       SELECT gen_random_uuid(), repeat('0', 64), name, now(), 1 FROM unnest($1::text[]) AS name`,
      [applied],
    );
  });
}
