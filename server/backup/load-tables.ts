import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { StartProblem } from "../start-problem.ts";
import { type Manifest, tableFile } from "./manifest.ts";
import { replacedTables, savedTables } from "./tables.ts";

async function clear(client: Client, replace: boolean) {
  const tables = await replacedTables(client);
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
    `The database is not empty (${filled}); nothing was restored. To give up all that is in it: npm run restore DIR -- --replace`,
  );
}

async function loadTable(client: Client, dir: string, { name, columns, rows }: Manifest["tables"][number]) {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  const target = client.query(copyFrom(`COPY ${client.escapeIdentifier(name)} (${list}) FROM STDIN`));
  await pipeline(createReadStream(tableFile(dir, name)), target);
  if (target.rowCount !== rows) throw new Error(`${name}: ${target.rowCount} of ${rows} rows arrived`);
}

/**
 * Fills the tables from a backup in one transaction: all rows or none. Refuses a database that holds
 * anything, unless it is to be replaced; a running site renews its pages at the commit.
 */
export async function loadTables(
  client: Client,
  dir: string,
  manifest: Manifest,
  replace: boolean,
): Promise<void> {
  const saved = new Map(manifest.tables.map((table) => [table.name, table]));
  await client.query("BEGIN");
  try {
    await clear(client, replace);
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
