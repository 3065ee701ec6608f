import { chmod, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import pLimit from "p-limit";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { advisoryLocks } from "@/lib/core/advisory-locks.ts";
import { store } from "@/lib/core/storage/store.ts";
import { documentFile, imageFiles } from "@/lib/core/storage/stored-names.ts";
import { appliedMigrations } from "../database/baseline.ts";
import { withClient } from "../database/with-client.ts";
import { StartProblem } from "../process/lifecycle.ts";
import { imageFile, type Manifest, tableFile, writeManifest, writeSummed } from "./manifest.ts";
import { savedTables } from "./tables.ts";

async function dumpTable(client: Client, dir: string, name: string, columns: string[]) {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  const stream = client.query(copyTo(`COPY ${client.escapeIdentifier(name)} (${list}) TO STDOUT`));
  const sum = await writeSummed(tableFile(dir, name), stream);
  return { name, columns, rows: stream.rowCount, ...sum };
}

/** Must be called after the rows were read, so that no row has a higher number. */
async function readSequences(client: Client) {
  const { rows } = await client.query<{ name: string }>(
    "SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename",
  );
  const sequences: Manifest["sequences"] = [];
  for (const { name } of rows) {
    const state = await client.query<{ next: string }>(
      `SELECT (last_value + is_called::int)::text AS next FROM ${client.escapeIdentifier(name)}`,
    );
    sequences.push({ name, next: state.rows[0]?.next ?? "1" });
  }
  return sequences;
}

async function dumpTables(
  client: Client,
  dir: string,
): Promise<Pick<Manifest, "migrations" | "tables" | "sequences">> {
  const tables: Manifest["tables"] = [];
  for (const { name, columns } of await savedTables(client)) {
    tables.push(await dumpTable(client, dir, name, columns));
  }
  return { migrations: await appliedMigrations(client), tables, sequences: await readSequences(client) };
}

async function dumpFiles(client: Client, dir: string): Promise<Pick<Manifest, "images" | "missing">> {
  const { rows } = await client.query<{ path: string; widths: number[]; avif: boolean }>(
    "SELECT path, widths, avif FROM stored_image ORDER BY path",
  );
  // A document that an earlier release stored is a row until the first request for it.
  const documents = await client.query<{ name: string }>(
    "SELECT name FROM site_document WHERE content IS NULL ORDER BY name",
  );
  const paths = [
    ...rows.flatMap(imageFiles),
    ...documents.rows.flatMap(({ name }) => documentFile(name) ?? []),
  ];
  const copying = pLimit(4);
  const missing: string[] = [];
  const copy = async (path: string) => {
    if (!(await store().find(path))) {
      missing.push(path);
      return [];
    }
    const stream = Readable.fromWeb(
      (await store().read(path, null)) as Parameters<typeof Readable.fromWeb>[0],
    );
    return [{ path, ...(await writeSummed(imageFile(dir, path), stream)) }];
  };
  const copied = await Promise.all(paths.map((path) => copying(() => copy(path))));
  return { images: copied.flat(), missing: missing.sort() };
}

const BEGIN = `
  SET datestyle = 'ISO'; SET intervalstyle = 'iso_8601'; SET timezone = 'UTC'; SET extra_float_digits = 3;
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '120s';
  BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`;

async function dump(client: Client, dir: string): Promise<Manifest> {
  await client.query(BEGIN);
  // Waits for sweeps and keeps them out, so that no file is deleted before it is copied.
  await client.query("SELECT pg_advisory_xact_lock($1)", [advisoryLocks.backup]);
  const { rows } = await client.query("SELECT to_regclass('public.stored_image') IS NOT NULL AS ready");
  if (!rows[0]?.ready)
    throw new StartProblem("There is nothing to back up: the site has never been started.");
  const content = { ...(await dumpTables(client, dir)), ...(await dumpFiles(client, dir)) };
  return { format: 1, made_at: new Date().toISOString(), ...content };
}

async function isEmptyOrAbsent(dir: string): Promise<boolean> {
  return (await readdir(dir).catch(() => [])).length === 0;
}

async function makeUnfinished(dir: string): Promise<string> {
  try {
    await mkdir(path.dirname(dir), { recursive: true });
    return await mkdtemp(`${dir}.unfinished-`);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : error;
    throw new StartProblem(`The folder ${dir} cannot be created: ${reason}.`);
  }
}

/** Saves database, pictures and documents to a folder, which gets its final name when it is complete. */
export async function takeBackup(connectionString: string, dir: string): Promise<Manifest> {
  if (!(await isEmptyOrAbsent(dir)))
    throw new StartProblem(`The folder ${dir} is not empty. Name a new folder.`);
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
