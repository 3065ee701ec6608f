import { existsSync } from "node:fs";
import path from "node:path";
import { DatabaseError } from "pg";
import { announce } from "./announce.ts";
import { DatabaseAway } from "./database-away.ts";
import { startEmbeddedPostgres } from "./embedded/embedded-postgres.ts";
import { beforeExit } from "./shutdown.ts";
import { StartProblem } from "./start-problem.ts";
import { withClient } from "./with-client.ts";

export const DATABASE = "ombak";
const NO_SUCH_DATABASE = "3D000";
const CONNECT_LIMIT_MS = 3_000;
/** A server that is there, but not yet or not now for us: starting, stopping, all connections taken. */
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

/** The site's database in an embedded PostgreSQL, which stops when the site does; returns its address. */
export async function startSiteDatabase(dataDir: string): Promise<string> {
  const begin = Date.now();
  if (!existsSync(path.join(dataDir, "postgres"))) announce("database", "making a PostgreSQL data folder");
  const postgres = await startEmbeddedPostgres(dataDir);
  beforeExit(postgres.stop);
  const url = postgres.url(DATABASE);
  if (!(await canConnect(url))) {
    const config = { connectionString: postgres.url("postgres") };
    await withClient(config, (client) => client.query(`CREATE DATABASE ${DATABASE}`));
  }
  announce("database", `embedded PostgreSQL on ${path.join(dataDir, "postgres")} (${Date.now() - begin} ms)`);
  return url;
}

/** Makes sure that the database named by `DATABASE_URL` is there; throws `DatabaseAway` where it may still come. */
export async function checkSiteDatabase(url: string) {
  const found = await canConnect(url).catch((error: Error) => {
    const wrong = error instanceof DatabaseError && !NOT_NOW.test(error.code ?? "");
    const Problem = wrong ? StartProblem : DatabaseAway;
    throw new Problem(`DATABASE_URL: the database cannot be reached (${error.message || "no answer"}).`);
  });
  if (!found)
    throw new StartProblem("DATABASE_URL: the server has no database of that name; create it first.");
  announce("database", `PostgreSQL of DATABASE_URL, ${new URL(url).hostname}`);
}
