import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { closeDb } from "@/lib/core/db";
import { completeEnv } from "@/lib/core/env";
import { currentFrameLinks } from "@/lib/home/links";
import { getSiteSettings } from "@/lib/site/settings";
import { database, type TestDatabase } from "./database";
import { useDatabase } from "./use-database";

const dataDir = mkdtempSync(path.join(tmpdir(), "ombak-file-"));
let own: TestDatabase;

// Every test file has a migrated, empty database and an empty store of its own.
beforeAll(async () => {
  own = await database();
  completeEnv({
    DATA_DIR: dataDir,
    STORAGE_DIR: path.join(dataDir, "storage"),
    AUTH_SECRET: "a secret for tests, long enough for the site",
    LOG_LEVEL: "silent",
  });
  // Closes connections, too: a task that outlived the file before in this process may have made one.
  await useDatabase(own.url);
  // The file before in this process may have left the settings and links of its own site.
  await Promise.all([getSiteSettings(), currentFrameLinks()]);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(async () => {
  await closeDb();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
