import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { writeSummed } from "./hashed-file.ts";
import { type Manifest, tableFile } from "./manifest.ts";
import { savedTables } from "./tables.ts";

async function dumpTable(client: Client, dir: string, name: string, columns: string[]) {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  const stream = client.query(copyTo(`COPY ${client.escapeIdentifier(name)} (${list}) TO STDOUT`));
  const sum = await writeSummed(tableFile(dir, name), stream);
  return { name, columns, rows: stream.rowCount, ...sum };
}

/** What each sequence gives next; read after the rows, so never a number that one of them has. */
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

async function readMigrations(client: Client) {
  const { rows } = await client.query<{ migration_name: string }>(
    `SELECT migration_name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map(({ migration_name }) => migration_name);
}

/** Writes the rows of all saved tables as this connection's transaction sees them. */
export async function dumpTables(
  client: Client,
  dir: string,
): Promise<Pick<Manifest, "migrations" | "tables" | "sequences">> {
  const tables: Manifest["tables"] = [];
  for (const { name, columns } of await savedTables(client)) {
    tables.push(await dumpTable(client, dir, name, columns));
  }
  return { migrations: await readMigrations(client), tables, sequences: await readSequences(client) };
}
