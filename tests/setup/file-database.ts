import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import { learnContentVersion } from "@/lib/content/content-version";
import { closeDb } from "@/lib/db";
import { completeEnv } from "@/lib/env";
import { database, type TestDatabase } from "./database";

const dataDir = mkdtempSync(path.join(tmpdir(), "ombak-file-"));
let own: TestDatabase;

// Every test file has a migrated, empty database and an empty store of its own.
beforeAll(async () => {
  own = await database();
  completeEnv({
    DATABASE_URL: own.url,
    DATA_DIR: dataDir,
    STORAGE_DIR: path.join(dataDir, "storage"),
    AUTH_SECRET: "a secret for tests, long enough for the site",
    LOG_LEVEL: "silent",
  });
  // A task that outlived the file before in this process may have connected to that file's database, also while this one was made.
  await closeDb();
  // Ends the validity of everything that an earlier file of this process read from its own database.
  await learnContentVersion(async () => ({ version: 0n, write_id: "", server: own.url }));
});

afterAll(async () => {
  await closeDb();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
