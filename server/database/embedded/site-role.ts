import { type Client, DatabaseError } from "pg";
import { advisoryLocks } from "@/lib/core/advisory-locks.ts";
import { withClient } from "../with-client.ts";
import { type PostgresAddresses, SITE_ROLE } from "./cluster.ts";

/** PostgreSQL's codes for a missing database, a missing role and a wrong password. */
const NOT_MADE = /^(?:3D000|28000|28P01)$/;

async function isMade(connectionString: string): Promise<boolean> {
  const sql = `SELECT pg_get_userbyid(datdba) = current_user AS own FROM pg_database WHERE datname = current_database()`;
  try {
    const { rows } = await withClient({ connectionString }, (client) => client.query<{ own: boolean }>(sql));
    return rows[0]?.own === true;
  } catch (error) {
    if (error instanceof DatabaseError && NOT_MADE.test(error.code ?? "")) return false;
    throw error;
  }
}

async function makeRole(client: Client, password: string): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [SITE_ROLE]);
  const make = rowCount === 0 ? "CREATE" : "ALTER";
  // The check of a backup restores the backup into a database of its own.
  const rights = "LOGIN CREATEDB NOSUPERUSER NOCREATEROLE NOREPLICATION NOBYPASSRLS";
  const secret = client.escapeLiteral(password);
  await client.query(`${make} ROLE ${SITE_ROLE} ${rights} PASSWORD ${secret}`);
}

/**
 * Passes what the superuser made in a database to the site's role. `REASSIGN OWNED` refuses the superuser that `initdb` made. A
 * member of an extension stays with its extension, a sequence of a column and the type of a row follow their table.
 */
const PASS_ON = `
  DO $$
  DECLARE change text;
  BEGIN
    FOR change IN
      SELECT format('ALTER %s %s OWNER TO ${SITE_ROLE}', CASE type WHEN 'composite type' THEN 'type'
        WHEN 'statistics object' THEN 'statistics' ELSE type END, identity)
      FROM (
        SELECT 'pg_class'::regclass AS class, oid FROM pg_class
          WHERE relowner = current_user::regrole AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
        UNION ALL SELECT 'pg_proc'::regclass, oid FROM pg_proc WHERE proowner = current_user::regrole
        UNION ALL SELECT 'pg_type'::regclass, pg_type.oid FROM pg_type LEFT JOIN pg_class ON pg_class.oid = typrelid
          WHERE typowner = current_user::regrole AND (typtype IN ('d', 'e', 'r') OR relkind = 'c')
        UNION ALL SELECT 'pg_operator'::regclass, oid FROM pg_operator WHERE oprowner = current_user::regrole
        UNION ALL SELECT 'pg_collation'::regclass, oid FROM pg_collation WHERE collowner = current_user::regrole
        UNION ALL SELECT 'pg_ts_config'::regclass, oid FROM pg_ts_config WHERE cfgowner = current_user::regrole
        UNION ALL SELECT 'pg_ts_dict'::regclass, oid FROM pg_ts_dict WHERE dictowner = current_user::regrole
        UNION ALL SELECT 'pg_statistic_ext'::regclass, oid FROM pg_statistic_ext WHERE stxowner = current_user::regrole
        UNION ALL SELECT 'pg_namespace'::regclass, oid FROM pg_namespace WHERE nspowner = current_user::regrole
      ) AS made, pg_identify_object(class, oid, 0)
      WHERE oid >= 16384 AND NOT EXISTS (
        SELECT FROM pg_depend WHERE classid = class AND objid = oid
          AND (deptype = 'e' OR deptype IN ('a', 'i') AND type = 'sequence'))
    LOOP EXECUTE change; END LOOP;
  END $$`;

/** A running site may hold its tables for some seconds. */
const LOCK_WAIT = "60s";

/**
 * Makes the site's role and database where they are missing, and passes a database on that the superuser owned in earlier
 * releases. May run beside a running site.
 */
export async function makeSiteDatabase(addresses: PostgresAddresses, database: string): Promise<void> {
  if (await isMade(addresses.url(database))) return;
  await withClient({ connectionString: addresses.superuserUrl("postgres") }, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [advisoryLocks.migrations]);
    await makeRole(client, addresses.sitePassword);
    const found = await client.query("SELECT FROM pg_database WHERE datname = $1", [database]);
    if (found.rowCount === 0)
      return void (await client.query(`CREATE DATABASE ${database} OWNER ${SITE_ROLE}`));
    await withClient({ connectionString: addresses.superuserUrl(database) }, async (inside) => {
      await inside.query(`SET lock_timeout = '${LOCK_WAIT}'`);
      // Several statements in one query are one transaction.
      await inside.query(`${PASS_ON}; ALTER DATABASE ${database} OWNER TO ${SITE_ROLE}`);
    });
  });
}
