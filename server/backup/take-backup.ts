import { chmod, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import { BACKUP_LOCK } from "@/lib/storage/backup-lock.ts";
import { StartProblem } from "../start-problem.ts";
import { withClient } from "../with-client.ts";
import { dumpImages } from "./dump-images.ts";
import { dumpTables } from "./dump-tables.ts";
import { type Manifest, writeManifest } from "./manifest.ts";

/** One moment of the database, in one notation whatever the server's settings are. */
const BEGIN = `
  SET datestyle = 'ISO'; SET intervalstyle = 'iso_8601'; SET timezone = 'UTC'; SET extra_float_digits = 3;
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '120s';
  BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`;

async function dump(client: Client, dir: string): Promise<Manifest> {
  await client.query(BEGIN);
  // No file goes while its copy is on the way: a sweep waits until the next time.
  await client.query("SELECT pg_advisory_xact_lock($1)", [BACKUP_LOCK]);
  const { rows } = await client.query("SELECT to_regclass('public.stored_image') IS NOT NULL AS ready");
  if (!rows[0]?.ready)
    throw new StartProblem("There is nothing to back up: the site has never been started.");
  const content = { ...(await dumpTables(client, dir)), ...(await dumpImages(client, dir)) };
  return { format: 1, made_at: new Date().toISOString(), ...content };
}

async function isEmptyOrAbsent(dir: string): Promise<boolean> {
  return (await readdir(dir).catch(() => [])).length === 0;
}

/** A folder beside `dir` to fill; says in one line why there cannot be one. */
async function makeUnfinished(dir: string): Promise<string> {
  try {
    await mkdir(path.dirname(dir), { recursive: true });
    return await mkdtemp(`${dir}.unfinished-`);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : error;
    throw new StartProblem(`${dir} cannot be made: ${reason}.`);
  }
}

/** Saves database and pictures to a folder, which appears under its name when it is whole. */
export async function takeBackup(connectionString: string, dir: string): Promise<Manifest> {
  if (!(await isEmptyOrAbsent(dir))) throw new StartProblem(`${dir} is not empty: name a new folder.`);
  const unfinished = await makeUnfinished(dir);
  try {
    const manifest = await withClient({ connectionString }, (client) => dump(client, unfinished));
    await writeManifest(unfinished, manifest);
    await chmod(unfinished, 0o700);
    await rename(unfinished, dir);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
