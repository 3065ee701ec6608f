import { readFileSync } from "node:fs";
import path from "node:path";
import { PASSWORD_FILE, SUPERUSER } from "./initialise-cluster.ts";

function readText(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/**
 * Address of a database in the embedded server that runs on `<dataDir>/postgres` for another
 * process; null when its files name none that takes connections.
 */
export function runningPostgres(dataDir: string, database: string): string | null {
  const cluster = path.join(dataDir, "postgres");
  const password = readText(path.join(cluster, PASSWORD_FILE));
  const [, , , port, , , , state = ""] = readText(path.join(cluster, "postmaster.pid"))?.split("\n") ?? [];
  if (!password || !port || state.trim() !== "ready") return null;
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}
