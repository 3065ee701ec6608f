import type { Client } from "pg";

/** Not saved: credentials and failed logins, which must not become valid again, and internal records. */
const PASSING = [
  "session",
  "invitation",
  "preview_link",
  "login_attempt",
  "login_network",
  "idempotent_answer",
];
const NOTES = [
  "content_version",
  "content_change",
  "content_change_key",
  "content_log",
  "_prisma_migrations",
  "sql_file",
];
/** Comes first, because triggers of the other tables insert into this table. */
const FIRST = "search_word";
/** Tables that migrations fill. A backup that is older than such a table leaves its rows unchanged. */
export const FILLED_BY_MIGRATIONS = ["home", "search_activity", "search_alias", "search_filler", "site"];

export interface Table {
  name: string;
  columns: string[];
}

export async function savedTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    `SELECT c.relname AS name,
       ARRAY(SELECT attname::text FROM pg_attribute
         WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
       ARRAY(SELECT DISTINCT other.relname::text FROM pg_constraint
         JOIN pg_class AS other ON other.oid = confrelid
         WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid) AS needs
     FROM pg_class AS c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
     ORDER BY c.relname <> $2, c.relname`,
    [[...PASSING, ...NOTES], FIRST],
  );
  const ordered: Table[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row]));
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ needs }) => !needs.some((need) => waiting.has(need)));
    if (!next)
      throw new Error(
        "The tables cannot be ordered for the backup, because their foreign keys form a circle.",
      );
    waiting.delete(next.name);
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}

export async function replacedTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename = ANY ($1)",
    [PASSING],
  );
  return [...(await savedTables(client)), ...rows].map(({ name }) => name);
}
