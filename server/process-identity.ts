import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const START_TIME_FIELD = 22;

function readFromProc(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is the program's name in brackets, which may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${boot}:${fields[START_TIME_FIELD - 3]}`;
}

function askForStartTime(pid: number) {
  return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" }).trim();
}

/**
 * When the process with this number began, as a text that no later process with the same number
 * shares; null when there is no such process.
 */
export function processIdentity(pid: number): string | null {
  const read = process.platform === "linux" ? readFromProc : askForStartTime;
  try {
    return read(pid) || null;
  } catch {
    return null;
  }
}
