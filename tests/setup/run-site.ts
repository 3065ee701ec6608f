import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runningPostgres, SITE_ROLE } from "../../server/database/embedded/cluster";
import { startEmbeddedPostgres } from "../../server/database/embedded/embedded-postgres";
import { withClient } from "../../server/database/with-client";
import { copySeededData } from "./seeded-data";
import { runProgram } from "./site-process";
import { DATABASE_URL_FILE } from "./site-sql";
import { startSite } from "./start-site";

/** The seeded database of the run's PostgreSQL: sites get copies, nothing connects to the original. */
const TEMPLATE = "ombak";

/** The seeded data folder of this run of tests. Processes of the run inherit its path. */
function runDataDir() {
  const dir = process.env.RUN_DATA_DIR;
  if (!dir) throw new Error("RUN_DATA_DIR is missing: the global setup starts the run's data.");
  return dir;
}

function runPostgres() {
  const running = runningPostgres(runDataDir());
  if (!running) throw new Error("The run's PostgreSQL does not answer.");
  return running;
}

function execute(sql: string) {
  return withClient({ connectionString: runPostgres().superuserUrl("postgres") }, (client) =>
    client.query(sql),
  );
}

export interface SiteData {
  /** Settings of a site on this data. */
  values: Record<string, string>;
  /** Drops the database. The site has to be stopped. */
  drop: () => Promise<unknown>;
}

/**
 * Fills an empty data folder with the demo content in a few milliseconds: a copy of the seeded database in the run's
 * PostgreSQL, and hard links to the stored files, which a site replaces but never changes in place.
 */
export async function copyRunData(dataDir: string): Promise<SiteData> {
  const run = runDataDir();
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  await execute(`CREATE DATABASE ${name} OWNER ${SITE_ROLE} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  const url = runPostgres().url(name);
  const files = readdirSync(run).filter((each) => !each.startsWith("postgres"));
  execFileSync("cp", ["-al", ...files.map((each) => path.join(run, each)), dataDir]);
  writeFileSync(path.join(dataDir, DATABASE_URL_FILE), url);
  const secret = readFileSync(path.join(run, "auth-secret"), "utf8");
  return {
    values: { DATABASE_URL: url, AUTH_SECRET: secret, SEED_DEMO: "true" },
    drop: () => execute(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

function makeFolder(name: string) {
  const dir = mkdtempSync(path.join(tmpdir(), `ombak-${name}-`));
  // Root starts PostgreSQL as another user, who has to pass this folder.
  chmodSync(dir, 0o755);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/**
 * Builds the site and starts what a run of tests shares: a PostgreSQL with the seeded database, and one site on a copy
 * of the data. Tells the processes of the run by `RUN_DATA_DIR`, `E2E_URL` and `E2E_DATA_DIR`.
 *
 * @returns stops both and removes their data
 */
export async function startRun(): Promise<() => Promise<void>> {
  const run = makeFolder("run");
  const shared = makeFolder("e2e");
  const undo: (() => unknown)[] = [run.remove, shared.remove];
  const stop = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    await Promise.all([runProgram("tests/setup/build-site.ts", {}), copySeededData(run.dir)]);
    const postgres = await startEmbeddedPostgres(run.dir, false);
    undo.push(postgres.stop);
    process.env.RUN_DATA_DIR = run.dir;
    const data = await copyRunData(shared.dir);
    const site = await startSite(shared.dir, data.values);
    undo.push(site.stop);
    process.env.E2E_URL = site.url;
    process.env.E2E_DATA_DIR = shared.dir;
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
