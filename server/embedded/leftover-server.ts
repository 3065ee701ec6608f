import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartProblem } from "../start-problem.ts";

const PATIENCE_MS = 10_000;

function readPid(pidFile: string) {
  try {
    return Number.parseInt(readFileSync(pidFile, "utf8"), 10) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number) {
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

/** Whether the process is the server of this very cluster; after a crash its number may be another's. */
function serves(pid: number, clusterDir: string) {
  const command = readCommand(pid) ?? askForCommand(pid);
  return command.includes(clusterDir) && command.some((part) => path.basename(part) === "postgres");
}

async function waitForEnd(pid: number, clusterDir: string) {
  const deadline = Date.now() + PATIENCE_MS;
  while (serves(pid, clusterDir) && Date.now() < deadline) await sleep(50);
  return !serves(pid, clusterDir);
}

/**
 * Clears away what a crash left of an earlier server: one that still runs is stopped (its owner
 * is gone, or we would not hold the data folder), a pid file that names a stranger is removed.
 */
export async function clearLeftoverServer(clusterDir: string) {
  const pidFile = path.join(clusterDir, "postmaster.pid");
  const pid = readPid(pidFile);
  if (!pid || !isAlive(pid)) return;
  if (!serves(pid, clusterDir)) return rmSync(pidFile, { force: true });
  process.kill(pid, "SIGINT");
  if (await waitForEnd(pid, clusterDir)) return;
  process.kill(pid, "SIGQUIT");
  if (!(await waitForEnd(pid, clusterDir))) {
    throw new StartProblem(
      `An earlier PostgreSQL (process ${pid}) still uses ${clusterDir} and does not stop.`,
    );
  }
}
