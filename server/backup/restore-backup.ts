import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import pLimit from "p-limit";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { store } from "@/lib/core/storage/store.ts";
import { migrationsOfBackup } from "../database/baseline.ts";
import { replaceEarlierHomePictures } from "../database/earlier-home-pictures.ts";
import { listMigrations, migrate } from "../database/migrations.ts";
import { withClient } from "../database/with-client.ts";
import { StartProblem } from "../process/lifecycle.ts";
import { imageFile, type Manifest, readManifest, tableFile } from "./manifest.ts";
import { FILLED_BY_MIGRATIONS, replacedTables, savedTables } from "./tables.ts";

async function clear(client: Client, manifest: Manifest, replace: boolean) {
  const prefilled = FILLED_BY_MIGRATIONS.filter((table) =>
    manifest.tables.some(({ name }) => name === table),
  );
  for (const table of prefilled) await client.query(`DELETE FROM ${client.escapeIdentifier(table)}`);
  const tables = (await replacedTables(client)).filter((table) => !FILLED_BY_MIGRATIONS.includes(table));
  const quoted = tables.map((table) => client.escapeIdentifier(table));
  await client.query("SET LOCAL statement_timeout = 0");
  await client.query("SET LOCAL lock_timeout = '60s'");
  await client.query(`LOCK TABLE ${quoted.join(", ")} IN ACCESS EXCLUSIVE MODE`);
  if (replace) return void (await client.query(`TRUNCATE ${quoted.join(", ")}`));
  const counts = tables.map(
    (table, n) => `SELECT '${table}' AS name WHERE EXISTS (SELECT FROM ${quoted[n]})`,
  );
  const { rows } = await client.query<{ name: string }>(counts.join(" UNION ALL "));
  if (rows.length === 0) return;
  const filled = rows.map(({ name }) => name).join(", ");
  throw new StartProblem(
    `The database is not empty (${filled}), so nothing was restored. To replace everything in it: npm run restore DIR -- --replace`,
  );
}

async function loadTable(client: Client, dir: string, { name, columns, rows }: Manifest["tables"][number]) {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  const target = client.query(copyFrom(`COPY ${client.escapeIdentifier(name)} (${list}) FROM STDIN`));
  await pipeline(createReadStream(tableFile(dir, name)), target);
  if (target.rowCount !== rows)
    throw new Error(`Only ${target.rowCount} of ${rows} rows of table ${name} could be loaded.`);
}

/** Throws if the database has rows, unless `replace` is set. A running site renews its pages afterwards. */
export async function loadTables(
  client: Client,
  dir: string,
  manifest: Manifest,
  replace: boolean,
): Promise<void> {
  const saved = new Map(manifest.tables.map((table) => [table.name, table]));
  await client.query("BEGIN");
  try {
    await clear(client, manifest, replace);
    for (const { name } of await savedTables(client)) {
      const table = saved.get(name);
      if (table) await loadTable(client, dir, table);
    }
    for (const { name, next } of manifest.sequences) {
      await client.query("SELECT setval($1::regclass, $2, false)", [
        `public.${client.escapeIdentifier(name)}`,
        next,
      ]);
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

/** Runs before the rows are loaded, so that after an interruption no row names a missing file. */
async function loadImages(dir: string, { images }: Manifest) {
  const saving = pLimit(4);
  const save = async (path: string) => store().save(path, await readFile(imageFile(dir, path)));
  await Promise.all(images.map(({ path }) => saving(() => save(path))));
}

/** The backup's own migrations create the tables, which are then migrated to this version. */
export async function restoreBackup(
  connectionString: string,
  dir: string,
  replace: boolean,
): Promise<Manifest> {
  const manifest = await readManifest(dir);
  await migrate(connectionString, migrationsOfBackup(manifest.migrations, listMigrations()));
  await loadImages(dir, manifest);
  await withClient({ connectionString }, (client) => loadTables(client, dir, manifest, replace));
  await migrate(connectionString);
  await replaceEarlierHomePictures(connectionString);
  return manifest;
}
