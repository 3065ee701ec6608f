import { readFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import type { Env } from "@/lib/env.ts";

/** What one process may come to hold (docs/operating.md, "What grows first"). */
const BYTES_OF_ONE = 1024 ** 3;

/** Cores that a control group grants, of version 2 or 1; null where it sets no bound. Node 20 does not look there. */
function grantedCores(read = (file: string) => readFileSync(file, "utf8")): number | null {
  const number = (file: string) => {
    try {
      return read(file).trim().split(" ").map(Number);
    } catch {
      return [];
    }
  };
  const [quota = Number.NaN, period = Number.NaN] = [
    ...number("/sys/fs/cgroup/cpu.max"),
    ...number("/sys/fs/cgroup/cpu/cpu.cfs_quota_us"),
    ...number("/sys/fs/cgroup/cpu/cpu.cfs_period_us"),
  ];
  return quota > 0 && period > 0 ? quota / period : null;
}

export interface Machine {
  cores: number;
  /** Cores that a container is granted; null: all. */
  granted: number | null;
  /** Bytes. */
  memory: number;
}

function thisMachine(): Machine {
  // 0, or more than there is, where nothing bounds it.
  const constrained = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return {
    cores: availableParallelism(),
    granted: grantedCores(),
    memory: Math.min(totalmem(), constrained),
  };
}

/** How many processes serve the site: `auto` is one for each whole core, as far as each has a gigabyte of memory. */
export function workerCount(wanted: Env["WORKERS"], machine: Machine = thisMachine()): number {
  if (wanted !== "auto") return wanted;
  const { cores, granted, memory } = machine;
  const most = Math.min(cores, Math.floor(granted ?? cores), Math.floor(memory / BYTES_OF_ONE));
  return Math.max(1, most);
}
