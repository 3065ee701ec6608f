import "server-only";
import { readdirSync, readFileSync, statSync } from "node:fs";

const descriptors = "/proc/self/fd";

/** How many files and connections this process may hold open; null where the system does not say (not Linux). */
export function openFileLimit(): number | null {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

/** How many files and connections this process holds open. */
export function openFileCount(): number {
  // Linux from 6.2 on says it without a descriptor, which there may be none left of.
  const { size } = statSync(descriptors);
  return size > 0 ? size : readdirSync(descriptors).length;
}

/** Share of the open-file limit; above it images, pages and database connections begin to fail. */
const most = 0.95;

/** Whether hardly a file or connection can be opened any more. */
export function isOutOfFiles(limit = openFileLimit()): boolean {
  if (limit === null) return false;
  try {
    return openFileCount() > limit * most;
  } catch {
    return true;
  }
}
