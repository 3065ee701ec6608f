import "server-only";
import { readdirSync, readFileSync, statSync } from "node:fs";

const descriptors = "/proc/self/fd";

/** The limit of open files and connections of this process; null where the system does not tell (not Linux). */
export function openFileLimit(): number | null {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

export function openFileCount(): number {
  // From Linux 6.2 on, the size of the folder is the count. Reading it needs no descriptor, and perhaps none is free.
  const { size } = statSync(descriptors);
  return size > 0 ? size : readdirSync(descriptors).length;
}

/** Share of the limit above which images, pages and database connections begin to fail. */
const most = 0.95;

export function isOutOfFiles(limit = openFileLimit()): boolean {
  if (limit === null) return false;
  try {
    return openFileCount() > limit * most;
  } catch {
    return true;
  }
}
