import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { runProgram } from "./site-process";

const ROOT = path.resolve(import.meta.dirname, "../..");
const CACHE = path.join(ROOT, "node_modules/.cache/seeded-site");
/** What the seeded data is made of and by. */
const SOURCES = ["prisma", "lib", "server/embedded", "package-lock.json"];
const NOT_SOURCE = path.join(ROOT, "prisma/client");

function listFiles(file: string): string[] {
  if (file === NOT_SOURCE) return [];
  if (!existsSync(file)) return [];
  try {
    return readdirSync(file).flatMap((name) => listFiles(path.join(file, name)));
  } catch {
    return [file];
  }
}

/** Dates of promos and blogs are counted from the day of seeding, so a day's data serves that day. */
function dataKey() {
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  for (const file of SOURCES.flatMap((source) => listFiles(path.join(ROOT, source))).sort()) {
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

async function makeData(dir: string) {
  const unfinished = `${dir}.new`;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  await runProgram("tests/setup/seed-site.ts", {
    DATA_DIR: unfinished,
    ADMIN_PASSWORD: "admin password of the tests",
  });
  renameSync(unfinished, dir);
}

/** Copies a data folder with the demo content to `target`; seeds it once, as long as it stays the same. */
export async function copySeededData(target: string) {
  const dir = path.join(CACHE, dataKey());
  if (!existsSync(dir)) await makeData(dir);
  // With the owners of its files, which only this command keeps.
  execFileSync("cp", ["-a", `${dir}/.`, target]);
}
