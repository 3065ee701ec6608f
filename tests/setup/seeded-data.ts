import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { dayInZone } from "../../lib/core/calendar/days";
import { runProgram } from "./site-process";

const ROOT = path.resolve(import.meta.dirname, "../..");
const CACHE = path.join(ROOT, "node_modules/.cache/seeded-site");
/** What the seeded data is made of and by. */
const SOURCES = ["prisma", "lib", "server/database", "package-lock.json"];
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

/**
 * Dates of promos and blogs are counted from the day of seeding, so a day's data serves that day. All workers of
 * a run inherit the day of its beginning: nobody seeds in the middle of a test because it is midnight.
 */
function dataKey() {
  process.env.SEEDED_DAY ??= dayInZone(new Date());
  const hash = createHash("sha256").update(process.env.SEEDED_DAY);
  for (const file of SOURCES.flatMap((source) => listFiles(path.join(ROOT, source))).sort()) {
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

const aDay = 24 * 60 * 60 * 1000;

function removeOldData() {
  for (const name of readdirSync(CACHE)) {
    const dir = path.join(CACHE, name);
    if (Date.now() - statSync(dir).mtimeMs > aDay) rmSync(dir, { recursive: true, force: true });
  }
}

/** Two processes may make the same data at once: the first one to end has made it. */
async function makeData(dir: string) {
  mkdirSync(CACHE, { recursive: true });
  removeOldData();
  const unfinished = `${dir}.${process.pid}.new`;
  await runProgram("tests/setup/seed-site.ts", {
    DATA_DIR: unfinished,
    ADMIN_PASSWORD: "admin password of the tests",
  });
  try {
    renameSync(unfinished, dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Seeds a data folder with the demo content where there is none of today from these sources. Resolves with its path. */
export async function seededData(): Promise<string> {
  const dir = path.join(CACHE, dataKey());
  if (!existsSync(dir)) await makeData(dir);
  return dir;
}

/** Copies a data folder with the demo content to `target`. */
export async function copySeededData(target: string) {
  const dir = await seededData();
  // With the owners of its files, which only this command keeps.
  execFileSync("cp", ["-a", `${dir}/.`, target]);
}
