import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { processIdentity } from "./process-identity.ts";
import { StartProblem } from "./start-problem.ts";

const LOCK_FILE = "running.json";

const holderSchema = z.object({ pid: z.int(), identity: z.string(), token: z.string(), url: z.string() });

type Holder = z.infer<typeof holderSchema>;

export interface DataFolderLock {
  /** Lets go of the folder, unless it is held by another by now. */
  release: () => void;
}

function readHolder(file: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

function isRunning({ pid, identity }: Holder) {
  return processIdentity(pid) === identity;
}

/** Appears under its name only when it is whole, and only when nobody else's is there. */
function tryCreate(file: string, holder: Holder) {
  const draft = `${file}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes a dead holder's file away; puts it back when it turns out to be that of a living one. */
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
 * Holds the data folder for this process, until it ends or lets go. Throws an `Error` whose one
 * line says who holds it when a running site does; what a crash left behind does not count.
 *
 * @param url where this site is going to answer
 */
export function lockDataFolder(dataDir: string, url: string): DataFolderLock {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, LOCK_FILE);
  const identity = processIdentity(process.pid) ?? "unknown";
  const own: Holder = { pid: process.pid, identity, token: randomUUID(), url };
  while (!tryCreate(file, own)) {
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
