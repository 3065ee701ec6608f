import { existsSync } from "node:fs";
import path from "node:path";
import { DatabaseError } from "pg";
import { completeEnv, type Env } from "@/lib/core/env.ts";
import { lockDataFolder, readAuthSecret } from "../process/data-folder.ts";
import { announce, beforeExit, DatabaseAway, readEnv, StartProblem } from "../process/lifecycle.ts";
import { replaceEarlierHomePictures } from "./earlier-home-pictures.ts";
import { runningPostgres } from "./embedded/cluster.ts";
import { startEmbeddedPostgres } from "./embedded/embedded-postgres.ts";
import { makeSiteDatabase } from "./embedded/site-role.ts";
import { migrate } from "./migrations.ts";
import { withClient } from "./with-client.ts";

const DATABASE = "ombak";
const NO_SUCH_DATABASE = "3D000";
const CONNECT_LIMIT_MS = 3_000;
/** PostgreSQL's codes for "not now": starting, stopping, or no free connection. */
const NOT_NOW = /^(?:57P0[1-3]|53300)$/;

async function canConnect(connectionString: string) {
  try {
    return await withClient(
      { connectionString, connectionTimeoutMillis: CONNECT_LIMIT_MS },
      async () => true,
    );
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NO_SUCH_DATABASE) return false;
    throw error;
  }
}

async function startSiteDatabase(dataDir: string): Promise<string> {
  const begin = performance.now();
  if (!existsSync(path.join(dataDir, "postgres")))
    announce("database", "creating the data folder of the embedded PostgreSQL");
  const postgres = await startEmbeddedPostgres(dataDir);
  beforeExit(postgres.stop);
  await makeSiteDatabase(postgres, DATABASE);
  announce(
    "database",
    `started the embedded PostgreSQL on ${path.join(dataDir, "postgres")} (${Math.round(performance.now() - begin)} ms)`,
  );
  return postgres.url(DATABASE);
}

/** Throws `DatabaseAway` if the server may still be starting. */
async function checkSiteDatabase(url: string) {
  const found = await canConnect(url).catch((error: Error) => {
    const wrong = error instanceof DatabaseError && !NOT_NOW.test(error.code ?? "");
    const Problem = wrong ? StartProblem : DatabaseAway;
    throw new Problem(`The database of DATABASE_URL cannot be reached (${error.message || "no answer"}).`);
  });
  if (!found)
    throw new StartProblem(
      "The server of DATABASE_URL has no database of that name. Create the database first.",
    );
  announce("database", `connected to the PostgreSQL of DATABASE_URL on ${new URL(url).hostname}`);
}

const KNOWS_CYRILLIC = `
  SELECT lower('ПХИ') = 'пхи' AND 'Пхи' ILIKE 'пхи'
    AND to_tsvector('simple', 'ПХИ') @@ to_tsquery('simple', 'пхи') AS knows`;

async function checkLocale(connectionString: string) {
  const { rows } = await withClient({ connectionString }, (client) =>
    client.query<{ knows: boolean }>(KNOWS_CYRILLIC),
  );
  if (rows[0]?.knows) return;
  announce(
    "database",
    "WARNING: the database's locale has no Cyrillic letters, so searches miss Russian words. Create the database again with LC_CTYPE C.UTF-8.",
  );
}

async function connect({ DATABASE_URL, AUTH_SECRET, DATA_DIR, SEED_DEMO }: Env) {
  if (DATABASE_URL) {
    await checkSiteDatabase(DATABASE_URL);
    return DATABASE_URL;
  }
  const url = await startSiteDatabase(DATA_DIR);
  const secret = AUTH_SECRET ?? readAuthSecret(DATA_DIR);
  completeEnv({ DATABASE_URL: url, AUTH_SECRET: secret, SEED_DEMO: String(SEED_DEMO) });
  return url;
}

export async function prepareDatabase(env: Env): Promise<void> {
  const url = await connect(env);
  const applied = await migrate(url);
  if (applied.length > 0) announce("database", `applied ${applied.join(", ")}`);
  const replaced = await replaceEarlierHomePictures(url);
  if (replaced > 0)
    announce("database", `stored ${replaced} pictures of the home page of an earlier release`);
  await checkLocale(url);
}

async function isReachable(connectionString: string) {
  try {
    return await withClient({ connectionString, connectionTimeoutMillis: 2_000 }, async () => true);
  } catch {
    return false;
  }
}

async function embeddedDatabase(dataDir: string) {
  const running = runningPostgres(dataDir);
  if (running && (await isReachable(running.superuserUrl(DATABASE)))) {
    await makeSiteDatabase(running, DATABASE);
    return running.url(DATABASE);
  }
  const { release } = lockDataFolder(dataDir, "no address: a command of npm run admin");
  process.on("exit", release);
  return startSiteDatabase(dataDir);
}

/** Finds the database for a command, whether the site runs or not. Does not migrate. */
export async function findDatabase(): Promise<string> {
  const { DATABASE_URL, DATA_DIR, AUTH_SECRET } = readEnv();
  const dataDir = path.resolve(DATA_DIR);
  const url = DATABASE_URL ?? (await embeddedDatabase(dataDir));
  completeEnv({ DATABASE_URL: url, AUTH_SECRET: AUTH_SECRET ?? readAuthSecret(dataDir) });
  return url;
}

export async function openDatabase(): Promise<void> {
  await migrate(await findDatabase());
}
