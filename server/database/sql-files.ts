import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Client } from "pg";
import { StartProblem } from "../process/lifecycle.ts";

const SQL_DIR = fileURLToPath(new URL("../../prisma/sql", import.meta.url));

/** A file of functions, triggers and views. */
export interface SqlFile {
  name: string;
  text: string;
}

/** Reads the files in the order in which they need each other, which is the order of their names. */
export function readSqlFiles(): SqlFile[] {
  const names = readdirSync(SQL_DIR).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => ({ name, text: readFileSync(path.join(SQL_DIR, name), "utf8") }));
}

const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex");

/** Returns the files whose text is not the text that the database has applied. */
export async function changedSqlFiles(client: Client, files: SqlFile[]): Promise<SqlFile[]> {
  const { rows } = await client.query<{ name: string; fingerprint: string }>(
    "SELECT name, fingerprint FROM sql_file",
  );
  const applied = new Map(rows.map((row) => [row.name, row.fingerprint]));
  return files.filter(({ name, text }) => applied.get(name) !== fingerprint(text));
}

async function applyFile(client: Client, { name, text }: SqlFile): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new StartProblem(`The file prisma/sql/${name} cannot be applied to the database: ${reason}.`);
  }
  await client.query(
    `INSERT INTO sql_file (name, fingerprint) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET fingerprint = excluded.fingerprint, applied_at = excluded.applied_at`,
    [name, fingerprint(text)],
  );
}

/**
 * Applies the files whose text has changed, all or none. The caller holds the lock of migrations. Resolves with the names of the
 * applied files.
 */
export async function applySqlFiles(client: Client, files: SqlFile[]): Promise<string[]> {
  const changed = await changedSqlFiles(client, files);
  if (changed.length === 0) return [];
  await client.query("BEGIN");
  try {
    for (const file of changed) await applyFile(client, file);
    await client.query("DELETE FROM sql_file WHERE name <> ALL ($1)", [files.map(({ name }) => name)]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
  return changed.map(({ name }) => `prisma/sql/${name}`);
}
