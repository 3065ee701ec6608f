import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copySeededData } from "./seeded-data";
import { runProgram } from "./site-process";
import { startSite } from "./start-site";

/** Builds the site, starts it on demo content of its own and tells the tests its address. */
export default async function setUp() {
  const dir = mkdtempSync(path.join(tmpdir(), "ombak-e2e-"));
  chmodSync(dir, 0o755);
  try {
    await Promise.all([runProgram("tests/setup/build-site.ts", {}), copySeededData(dir)]);
    const site = await startSite(dir);
    process.env.E2E_URL = site.url;
    process.env.E2E_DATA_DIR = dir;
    return async () => {
      await site.stop();
      rmSync(dir, { recursive: true, force: true });
    };
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
}
