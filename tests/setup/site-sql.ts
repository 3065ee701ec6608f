import { readFileSync } from "node:fs";
import path from "node:path";
import { PASSWORD_FILE, SUPERUSER } from "../../server/database/embedded/cluster";
import { withClient } from "../../server/database/with-client";

/** Runs SQL in the embedded database of the site that runs on `dataDir`, as staff's writes would. */
export function siteSql(dataDir: string, sql: string, values: unknown[] = []) {
  const cluster = path.join(dataDir, "postgres");
  const password = readFileSync(path.join(cluster, PASSWORD_FILE), "utf8");
  const port = Number(readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n")[3]);
  const config = { host: "127.0.0.1", port, user: SUPERUSER, password, database: "ombak" };
  return withClient(config, async (client) => (await client.query(sql, values)).rows);
}
