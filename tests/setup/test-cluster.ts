import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { SITE_ROLE } from "@/server/database/embedded/cluster.ts";
import { startEmbeddedPostgres } from "@/server/database/embedded/embedded-postgres.ts";
import { makeSiteDatabase } from "@/server/database/embedded/site-role.ts";
import { migrate } from "@/server/database/migrations.ts";
import { withClient } from "@/server/database/with-client.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the run's PostgreSQL for its superuser, at its database `postgres`. */
    clusterUrl: string;
    /** Address of the template of the tests' databases, for the role of the site. */
    migratedUrl: string;
  }
}

/** Runs one PostgreSQL for all test files, in a temporary folder. */
export default async function setUp(project: TestProject) {
  const dir = mkdtempSync(path.join(tmpdir(), "ombak-api-"));
  // Root starts the server as another user, who has to pass this folder.
  chmodSync(dir, 0o755);
  const postgres = await startEmbeddedPostgres(dir, false);
  const clusterUrl = postgres.superuserUrl("postgres");
  await makeSiteDatabase(postgres, "migrated");
  // Emptying the tables between tests fires no triggers, and a test counts the calls of a function.
  await withClient({ connectionString: clusterUrl }, (client) =>
    client.query(`GRANT SET ON PARAMETER session_replication_role, track_functions TO ${SITE_ROLE}`),
  );
  await migrate(postgres.url("migrated"));
  project.provide("clusterUrl", clusterUrl);
  project.provide("migratedUrl", postgres.url("migrated"));
  return async () => {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
