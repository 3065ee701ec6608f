import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";

const MEMORY_FOLDER = "/dev/shm";
/** In bytes. The databases, files and browser profiles of a run take less than 1 GB, and its processes 4 GB. */
const LEAST_SPACE = 2 * 2 ** 30;
const LEAST_MEMORY = 8 * 2 ** 30;

/** Returns a folder in memory, where a database is created in a tenth of the time, or the temporary folder of a machine with less memory. */
function temporaryFolder() {
  if (freemem() < LEAST_MEMORY || !existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize < LEAST_SPACE ? tmpdir() : MEMORY_FOLDER;
}

const PREFIX = "ombak-tests-";
const MOST_HOURS = 6;

/** Makes the folder of this run. Folders of earlier runs that were killed are removed after some hours. */
export function makeTemporary() {
  const parent = temporaryFolder();
  for (const name of readdirSync(parent).filter((each) => each.startsWith(PREFIX))) {
    const folder = path.join(parent, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    const hours = (Date.now() - mtimeMs) / 3_600_000;
    if (hours > MOST_HOURS) rmSync(folder, { recursive: true, force: true });
  }
  const folder = mkdtempSync(path.join(parent, PREFIX));
  // PostgreSQL of the tests may have to run as another user, who passes this folder.
  chmodSync(folder, 0o755);
  return folder;
}
