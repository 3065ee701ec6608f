import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Client } from "pg";
import { hourMs } from "@/lib/core/durations.ts";
import { migrationsOfBackup } from "../database/baseline.ts";
import { listMigrations, migrate } from "../database/migrations.ts";
import { withClient } from "../database/with-client.ts";
import { StartProblem } from "../process/lifecycle.ts";
import { type Manifest, readManifest, tableFile } from "./manifest.ts";
import { loadTables } from "./restore-backup.ts";

/** A backup is `read` if the role may not create the temporary database in which `restored` proves it. */
export type Proof = "restored" | "read";

export interface CheckedBackup {
  manifest: Manifest;
  proof: Proof;
}

const PREFIX = "ombak_backup_check_";

async function mayCreateDatabases(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user",
  );
  return rows[0]?.may ?? false;
}

/** Drops the databases of interrupted checks. No check takes an hour. */
async function dropLeftovers(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1) AND pg_has_role(datdba, 'MEMBER')",
    [PREFIX],
  );
  for (const { name } of rows) {
    const made = Number(/^(\d{13})_/.exec(name.slice(PREFIX.length))?.[1]);
    if (made < Date.now() - hourMs)
      await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
  }
}

/** The site's character type matters, because searches depend on it. */
async function makeDatabase(client: Client): Promise<string> {
  const name = `${PREFIX}${Date.now()}_${randomBytes(4).toString("hex")}`;
  const { rows } = await client.query<{ ctype: string }>(
    "SELECT datctype AS ctype FROM pg_database WHERE datname = current_database()",
  );
  const ctype = client.escapeLiteral(rows[0]?.ctype ?? "C.UTF-8");
  await client.query(
    `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE ${ctype}`,
  );
  return name;
}

async function restoreAside(client: Client, connectionString: string, dir: string, manifest: Manifest) {
  await dropLeftovers(client);
  const name = await makeDatabase(client);
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  try {
    await migrate(url.href, migrationsOfBackup(manifest.migrations, listMigrations()));
    await withClient({ connectionString: url.href }, (aside) => loadTables(aside, dir, manifest, false));
    await migrate(url.href);
  } finally {
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function readThrough(dir: string, { name, columns, rows }: Manifest["tables"][number]): Promise<void> {
  let found = 0;
  // Latin-1 keeps the bytes. In UTF-8, readline would also split at other line separators.
  const input = createReadStream(tableFile(dir, name), "latin1");
  for await (const line of createInterface({ input })) {
    found += 1;
    const values = line.split("\t").length;
    if (values !== columns.length)
      throw new StartProblem(
        `The backup is damaged: row ${found} of table ${name} has ${values} of ${columns.length} values.`,
      );
  }
  if (found !== rows)
    throw new StartProblem(`The backup is damaged: table ${name} has ${found} of ${rows} rows.`);
}

/** Loads all rows into a temporary database, or only reads them if the role may not create one. */
export async function checkBackup(connectionString: string, dir: string): Promise<CheckedBackup> {
  const manifest = await readManifest(dir);
  const restored = await withClient({ connectionString }, async (client) => {
    if (!(await mayCreateDatabases(client))) return false;
    await restoreAside(client, connectionString, dir, manifest);
    return true;
  });
  if (!restored) for (const table of manifest.tables) await readThrough(dir, table);
  return { manifest, proof: restored ? "restored" : "read" };
}
