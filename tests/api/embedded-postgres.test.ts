import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@/server/database/embedded/embedded-postgres";
import { makeSiteDatabase } from "@/server/database/embedded/site-role";
import { withClient } from "@/server/database/with-client";

let dir: string;
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), "ombak-embedded-"));
  chmodSync(dir, 0o755);
  postgres = await startEmbeddedPostgres(dir, false);
  await makeSiteDatabase(postgres, "site");
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
});

const inCluster = (name: string) => path.join(dir, "postgres", name);
const responds = () =>
  withClient({ connectionString: postgres.url("site"), connectionTimeoutMillis: 2_000 }, async () => true);
const kill = () =>
  process.kill(Number.parseInt(readFileSync(inCluster("postmaster.pid"), "utf8"), 10), "SIGKILL");

//
it("is started again after a crash, and is waited for while it cannot start", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  kill();
  await expect.poll(() => responds().catch(() => false), { timeout: 20_000 }).toBe(true);
  renameSync(inCluster("postgresql.conf"), inCluster("postgresql.conf.away"));
  kill();
  await vi.waitFor(() => expect(said).toHaveBeenCalled(), { timeout: 20_000 });
  await expect(responds()).rejects.toThrow();
  renameSync(inCluster("postgresql.conf.away"), inCluster("postgresql.conf"));
  await expect.poll(() => responds().catch(() => false), { timeout: 20_000 }).toBe(true);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});

//
it("stops for good on request, also while it cannot start", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  rmSync(inCluster("postgresql.conf"));
  kill();
  await vi.waitFor(() => expect(said).toHaveBeenCalled(), { timeout: 20_000 });
  await postgres.stop();
  await expect(responds()).rejects.toThrow();
  said.mockRestore();
});
