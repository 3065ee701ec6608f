import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type PostgresAddresses, SITE_ROLE } from "@/server/database/embedded/cluster";
import { makeSiteDatabase } from "@/server/database/embedded/site-role";
import { migrate } from "@/server/database/migrations";
import { withClient } from "@/server/database/with-client";

const name = `earlier_${randomUUID().replaceAll("-", "")}`;

function at(base: string) {
  return (database: string) => Object.assign(new URL(base), { pathname: database }).href;
}

const addresses = (): PostgresAddresses => ({
  url: at(inject("migratedUrl")),
  superuserUrl: at(inject("clusterUrl")),
  sitePassword: new URL(inject("migratedUrl")).password,
});

const run = (connectionString: string, sql: string) =>
  withClient({ connectionString }, async (client) => (await client.query(sql)).rows);
const asSuperuser = (sql: string) => run(addresses().superuserUrl(name), sql);
const asSite = (sql: string) => run(addresses().url(name), sql);

/** Objects of the public schema that the site's role cannot change, but for those of extensions. */
const foreign = `
  SELECT identity FROM (
    SELECT 'pg_class'::regclass AS class, oid, relowner AS owner FROM pg_class WHERE relkind IN ('r', 'v', 'm', 'S')
    UNION ALL SELECT 'pg_proc'::regclass, oid, proowner FROM pg_proc
    UNION ALL SELECT 'pg_type'::regclass, oid, typowner FROM pg_type
    UNION ALL SELECT 'pg_ts_config'::regclass, oid, cfgowner FROM pg_ts_config
    UNION ALL SELECT 'pg_ts_dict'::regclass, oid, dictowner FROM pg_ts_dict
  ) AS made, pg_identify_object(class, oid, 0)
  WHERE oid >= 16384 AND schema = 'public' AND owner <> '${SITE_ROLE}'::regrole
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = class AND objid = oid AND deptype = 'e')`;

beforeAll(async () => {
  await run(inject("clusterUrl"), `CREATE DATABASE ${name}`);
  await migrate(addresses().superuserUrl(name));
  await asSuperuser("CREATE TYPE earlier_pair AS (a int, b text)");
  await asSuperuser("CREATE SEQUENCE earlier_numbers");
});

afterAll(() => run(inject("clusterUrl"), `DROP DATABASE ${name} WITH (FORCE)`));

//
describe("a database that a superuser of an earlier release made", () => {
  it("passes to the site's role with all its objects, also if two processes start at once", async () => {
    expect((await asSuperuser(foreign)).length).toBeGreaterThan(50);
    await Promise.all([makeSiteDatabase(addresses(), name), makeSiteDatabase(addresses(), name)]);
    expect(await asSuperuser(foreign)).toEqual([]);
    await makeSiteDatabase(addresses(), name);
  });

  it("can be migrated by that role, with its extensions", async () => {
    expect(await migrate(addresses().url(name))).toEqual([]);
    await asSite(
      "BEGIN; ALTER TABLE tour ADD COLUMN later int; CREATE EXTENSION IF NOT EXISTS pg_trgm; ROLLBACK",
    );
    await asSite("CREATE EXTENSION btree_gin; DROP EXTENSION btree_gin");
  });
});

//
describe("the role of the site", () => {
  it("is no superuser and makes no roles", async () => {
    expect(
      await asSite(
        "SELECT rolsuper, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user",
      ),
    ).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        rolreplication: false,
        rolbypassrls: false,
      },
    ]);
  });

  it.each([
    "COPY (SELECT 1) TO PROGRAM 'true'",
    "COPY tour TO '/tmp/tours'",
    "SELECT pg_read_file('postgresql.conf')",
    "SELECT lo_import('/etc/passwd')",
    "ALTER SYSTEM SET log_statement = 'all'",
    "ALTER ROLE ombak_site SUPERUSER",
  ])("may not: %s", (sql) => expect(asSite(sql)).rejects.toMatchObject({ code: "42501" }));
});
