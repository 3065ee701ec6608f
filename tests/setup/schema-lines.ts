import { withClient } from "@/server/database/with-client";

/** Describes everything in the schema `public` that `pg_dump --schema-only` would print, one thing on a line. */
const DESCRIBE = `
  WITH own_class AS (SELECT * FROM pg_class WHERE relnamespace = 'public'::regnamespace),
  of_extension AS (SELECT objid FROM pg_depend WHERE deptype = 'e')
  SELECT line FROM (
    SELECT format('extension %s', extname) FROM pg_extension
    UNION ALL SELECT format('relation %s %s %s', relkind, relname, reloptions) FROM own_class
      WHERE relkind IN ('r', 'v', 'm', 'c', 'S')
    UNION ALL SELECT format('column %s %s %s %s %s %s %s', relname,
        row_number() OVER (PARTITION BY attrelid ORDER BY attnum), attname, format_type(atttypid, atttypmod), attnotnull, attgenerated, pg_get_expr(adbin, adrelid))
      FROM own_class JOIN pg_attribute ON attrelid = own_class.oid AND attnum > 0 AND NOT attisdropped
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE relkind IN ('r', 'v', 'm', 'c')
    UNION ALL SELECT format('sequence %s %s %s %s', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement)
      FROM pg_sequence
    UNION ALL SELECT format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT format('index %s', indexdef) FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT format('trigger %s %s', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT format('view %s %s', viewname, definition) FROM pg_views WHERE schemaname = 'public'
    UNION ALL SELECT format('function %s', pg_get_functiondef(oid)) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND oid NOT IN (SELECT objid FROM of_extension)
  ) AS described (line) ORDER BY line COLLATE "C"`;

/** Reads the schema of a database as sorted lines, so that two schemas can be compared on any server. */
export async function schemaLines(connectionString: string): Promise<string[]> {
  const { rows } = await withClient({ connectionString }, (client) =>
    client.query<{ line: string }>(DESCRIBE),
  );
  return rows.map(({ line }) => line);
}
