import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/** The process that PostgreSQL names in a cluster, whether it still runs or not. */
export function readServerPid(clusterDir: string): number | null {
  try {
    return Number.parseInt(readFileSync(path.join(clusterDir, "postmaster.pid"), "utf8"), 10) || null;
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readCommand(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return null;
  }
}

function askForCommand(pid: number) {
  try {
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" })
      .trim()
      .split(" ");
  } catch {
    return [];
  }
}

/** Whether a process is the PostgreSQL of a cluster. After a crash another process may have the pid. */
export function servesCluster(pid: number, clusterDir: string): boolean {
  const command = readCommand(pid) ?? askForCommand(pid);
  return command.includes(clusterDir) && command.some((part) => path.basename(part) === "postgres");
}
