import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "@/server/database/embedded/embedded-postgres.ts";
import { migrate } from "@/server/database/migrations.ts";
import { withClient } from "@/server/database/with-client.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the run's PostgreSQL, at its database `postgres`. */
    clusterUrl: string;
  }
}

/** Runs one PostgreSQL for all test files, in a temporary folder. */
export default async function setUp(project: TestProject) {
  const dir = mkdtempSync(path.join(tmpdir(), "ombak-api-"));
  // Root starts the server as another user, who has to pass this folder.
  chmodSync(dir, 0o755);
  const postgres = await startEmbeddedPostgres(dir, false);
  const clusterUrl = postgres.url("postgres");
  await withClient({ connectionString: clusterUrl }, (client) => client.query(`CREATE DATABASE migrated`));
  await migrate(postgres.url("migrated"));
  project.provide("clusterUrl", clusterUrl);
  return async () => {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
