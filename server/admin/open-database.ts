import path from "node:path";
import { completeEnv, env } from "@/lib/env.ts";
import { readAuthSecret } from "../auth-secret.ts";
import { lockDataFolder } from "../data-folder-lock.ts";
import { runningPostgres } from "../embedded/running-postgres.ts";
import { migrate } from "../migrate.ts";
import { DATABASE, startSiteDatabase } from "../site-database.ts";
import { StartProblem } from "../start-problem.ts";
import { withClient } from "../with-client.ts";

async function answers(connectionString: string) {
  try {
    return await withClient({ connectionString, connectionTimeoutMillis: 2_000 }, async () => true);
  } catch {
    return false;
  }
}

/** The running site's embedded database, or, while the site stands still, one started for this command. */
async function embeddedDatabase(dataDir: string) {
  const running = runningPostgres(dataDir, DATABASE);
  if (running && (await answers(running))) return running;
  const { release } = lockDataFolder(dataDir, "no address: a command of npm run admin");
  process.on("exit", release);
  return startSiteDatabase(dataDir);
}

function readEnv() {
  try {
    return env();
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
}

/** Finds the database of the site, whether that runs or not, and leaves its form as it is. */
export async function findDatabase(): Promise<string> {
  const { DATABASE_URL, DATA_DIR, AUTH_SECRET } = readEnv();
  const dataDir = path.resolve(DATA_DIR);
  const url = DATABASE_URL ?? (await embeddedDatabase(dataDir));
  completeEnv({ DATABASE_URL: url, AUTH_SECRET: AUTH_SECRET ?? readAuthSecret(dataDir) });
  return url;
}

/** Finds the database of the site and brings it to the newest form. */
export async function openDatabase(): Promise<void> {
  await migrate(await findDatabase());
}
