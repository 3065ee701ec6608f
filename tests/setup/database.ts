import { randomUUID } from "node:crypto";
import { inject } from "vitest";
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
  await execute(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(inject("clusterUrl"));
  url.pathname = name;
  return { url: url.href, drop: () => execute(`DROP DATABASE ${name} WITH (FORCE)`) };
}
