import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runningPostgres } from "../../server/database/embedded/cluster";
import { withClient } from "../../server/database/with-client";

/** Names the file with the address of a site's database, in a data folder whose database is not embedded. */
export const DATABASE_URL_FILE = "database-url";

function databaseUrl(dataDir: string) {
  const file = path.join(dataDir, DATABASE_URL_FILE);
  const url = existsSync(file) ? readFileSync(file, "utf8") : runningPostgres(dataDir)?.url("ombak");
  if (!url) throw new Error(`No database runs for ${dataDir}.`);
  return url;
}

/** Runs SQL in the database of the site that runs on `dataDir`, as staff's writes would. */
export function siteSql(dataDir: string, sql: string, values: unknown[] = []) {
  return withClient(
    { connectionString: databaseUrl(dataDir) },
    async (client) => (await client.query(sql, values)).rows,
  );
}
