import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { StartProblem } from "./lifecycle.ts";
import { readServerPid, servesCluster } from "./postgres-process.ts";

const START_TIME_FIELD = 22;

function readFromProc(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${boot}:${fields[START_TIME_FIELD - 3]}`;
}

function askForStartTime(pid: number) {
  return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" }).trim();
}

/** Distinguishes a process from a later one with the same pid. Returns null if there is none. */
export function processIdentity(pid: number): string | null {
  const read = process.platform === "linux" ? readFromProc : askForStartTime;
  try {
    return read(pid) || null;
  } catch {
    return null;
  }
}

const LOCK_FILE = "running.json";

const holderSchema = z.object({ pid: z.int(), identity: z.string(), token: z.string(), url: z.string() });

type Holder = z.infer<typeof holderSchema>;

export interface DataFolderLock {
  release: () => void;
}

function readHolder(file: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/**
 * Throws where a lock file names no holder, and a site may run all the same. A power cut leaves an empty file and no process, so an
 * empty file counts only while the folder's PostgreSQL runs.
 */
function refuseUnreadable(dataDir: string, file: string) {
  const text = readText(file);
  if (text === null || readHolder(file)) return;
  const clusterDir = path.join(dataDir, "postgres");
  const server = readServerPid(clusterDir);
  const isServed = server !== null && servesCluster(server, clusterDir);
  if (text.trim() === "" && !isServed) return;
  const running = isServed ? ` Its PostgreSQL runs (process ${server}).` : "";
  throw new StartProblem(
    `${file} is damaged, so another site may run on ${dataDir}.${running} Stop that site, delete the file, then start again.`,
  );
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function isRunning({ pid, identity }: Holder) {
  return processIdentity(pid) === identity;
}

function tryCreate(file: string, holder: Holder) {
  const draft = `${file}.${holder.token}`;
  try {
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o600, flush: true });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function clearAbandoned(file: string) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const holder = readHolder(aside);
  if (holder && isRunning(holder)) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

/**
 * Locks the data folder until this process ends. Throws a `StartProblem` that names the running site, which uses `url`. Replaces
 * the lock of a crashed site.
 */
export function lockDataFolder(dataDir: string, url: string): DataFolderLock {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, LOCK_FILE);
  const identity = processIdentity(process.pid) ?? "unknown";
  const own: Holder = { pid: process.pid, identity, token: randomUUID(), url };
  while (!tryCreate(file, own)) {
    refuseUnreadable(dataDir, file);
    const holder = readHolder(file);
    if (holder && isRunning(holder)) {
      throw new StartProblem(
        `The site already runs on ${dataDir} (process ${holder.pid}), at ${holder.url}.`,
      );
    }
    clearAbandoned(file);
  }
  return {
    release: () => {
      if (readHolder(file)?.token === own.token) rmSync(file, { force: true });
    },
  };
}

/** The first start creates the secret, which signs sessions, in the data folder. */
export function readAuthSecret(dataDir: string): string {
  const file = path.join(dataDir, "auth-secret");
  try {
    return readFileSync(file, "utf8");
  } catch {
    const secret = randomBytes(32).toString("base64url");
    writeFileSync(file, secret, { mode: 0o600, flag: "wx" });
    return secret;
  }
}
