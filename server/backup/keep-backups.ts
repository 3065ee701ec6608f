import { readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { advisoryLocks } from "@/lib/core/advisory-locks.ts";
import { dayMs } from "@/lib/core/durations.ts";
import { withClient } from "../database/with-client.ts";
import { checkBackup, type Proof } from "./check-backup.ts";
import type { Manifest } from "./manifest.ts";
import { takeBackup } from "./take-backup.ts";

/** Sorts by time, and every file system accepts the name. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
/** Folders of interrupted runs and of unproven backups. */
const REMAINS = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.unproven(?:\.unfinished-\w+)?$/;

const nameOf = (moment: Date) =>
  moment
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
const momentOf = (name: string) => Date.parse(name.replace(/T(\d\d)-(\d\d)-/, "T$1:$2:"));

/** Lists the oldest backup first. A backup from the future was named by a wrong clock, so its age is unknown: it counts as oldest. */
async function listBackups(dir: string, now: Date): Promise<string[]> {
  const names = (await readdir(dir).catch(() => [])).filter((name) => NAME.test(name)).sort();
  const isFuture = (name: string) => momentOf(name) > now.getTime();
  return [...names.filter(isFuture), ...names.filter((name) => !isFuture(name))];
}

/** Returns milliseconds, or null if the folder has no proven backup of the past. */
export async function newestBackup(dir: string, now = new Date()): Promise<number | null> {
  const newest = momentOf((await listBackups(dir, now)).at(-1) ?? "");
  return newest <= now.getTime() ? newest : null;
}

async function removeRemains(dir: string, before: number): Promise<void> {
  for (const name of (await readdir(dir).catch(() => [])).filter((each) => REMAINS.test(each))) {
    const found = await stat(path.join(dir, name)).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path.join(dir, name), { recursive: true, force: true });
  }
}

export interface KeptBackup {
  dir: string;
  manifest: Manifest;
  proof: Proof;
  removed: string[];
}

/** Removes all but the newest `keep` backups of `dir`. Returns null if another instance is taking a backup. */
export async function keepBackups(
  connectionString: string,
  dir: string,
  keep: number,
  now = new Date(),
): Promise<KeptBackup | null> {
  return withClient({ connectionString, keepAlive: true }, async (client) => {
    const { rows } = await client.query<{ free: boolean }>("SELECT pg_try_advisory_lock($1) AS free", [
      advisoryLocks.scheduledBackup,
    ]);
    if (!rows[0]?.free) return null;
    await removeRemains(dir, now.getTime() - dayMs);
    const target = path.join(dir, nameOf(now));
    const unproven = `${target}.unproven`;
    await takeBackup(connectionString, unproven);
    const { manifest, proof } = await checkBackup(connectionString, unproven);
    await rename(unproven, target);
    const removed = (await listBackups(dir, now)).slice(0, -keep);
    for (const name of removed) await rm(path.join(dir, name), { recursive: true, force: true });
    return { dir: target, manifest, proof, removed };
  });
}
