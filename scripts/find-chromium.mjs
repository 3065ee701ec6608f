import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** The first has no window and needs a quarter less time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "google-chrome-stable",
  "google-chrome",
  "chromium-browser",
  "microsoft-edge",
];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Where a fetched browser is kept, outside the packages that the lockfile names. */
export const FETCHED_CHROMIUM = path.resolve("node_modules/.cache/chromium/run");

/** Some systems put a script of that name there which only tells how to install the browser. */
async function works(file) {
  if (!existsSync(file)) return false;
  const { stdout } = await run(file, ["--version"], { timeout: 30_000 }).catch(() => ({ stdout: "" }));
  return /Chrom|Edge/.test(stdout);
}

function installed() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...APPLICATIONS];
}

async function ownOfPlaywright() {
  const { chromium } = await import("playwright/test");
  return chromium.executablePath();
}

/** The path of a Chromium for the browser tests, or null when there is none on this machine. */
export async function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return wanted;
  for (const file of [...installed(), await ownOfPlaywright(), FETCHED_CHROMIUM]) {
    if (await works(file)) return file;
  }
  return null;
}
