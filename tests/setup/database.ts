import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { SITE_ROLE } from "@/server/database/embedded/cluster.ts";
import { withClient } from "@/server/database/with-client.ts";

function execute(sql: string) {
  return withClient({ connectionString: inject("clusterUrl") }, (client) => client.query(sql));
}

export interface TestDatabase {
  url: string;
  drop: () => Promise<unknown>;
}

/** A database of one's own: migrated, without any table (`template0`), or like another one that nobody is connected to. */
export async function database(template = "migrated"): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await execute(`CREATE DATABASE ${name} OWNER ${SITE_ROLE} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(inject("migratedUrl"));
  url.pathname = name;
  return { url: url.href, drop: () => execute(`DROP DATABASE ${name} WITH (FORCE)`) };
}
