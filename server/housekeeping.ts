import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import { advisoryLocks } from "@/lib/advisory-locks";
import { env } from "@/lib/env";
import { sweepFigures } from "@/lib/figures/mutations";
import { sweepHistory } from "@/lib/history/retention";
import { log } from "@/lib/log";
import { metrics } from "@/lib/monitoring/metrics";
import { type Swept, sweepStorage } from "@/lib/storage/sweep";
import { newestBackup } from "./backup/keep-backups";
import { withClient } from "./database/with-client";
import { fetchRatesLogged } from "./exchange-rate-feed";
import { announceChanges } from "./indexnow/announce-changes";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Between two checks whether something is due; short, so that a changed clock or a sleep is noticed. */
const CHECK_MS = MINUTE_MS;
/** After a backup that failed. */
const RETRY_MS = 15 * MINUTE_MS;
/** Delay after the start, which comes first. */
const FIRST_MS = { backup: 5 * SECOND_MS, sweep: 10 * MINUTE_MS, rates: 20 * SECOND_MS };
const LOWEST_PRIORITY = 19;

export interface Task {
  /** Begins nothing more; aborts a backup under way, which leaves nothing that counts as one. */
  close(): void;
}

/** Repeats a task; each run returns the milliseconds until the next. */
function again(first: number, run: (signal: AbortSignal) => Promise<number>): Task {
  const closing = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const wait = (milliseconds: number) => {
    timer = setTimeout(async () => {
      const next = await run(closing.signal);
      if (!closing.signal.aborted) wait(next);
    }, milliseconds).unref();
  };
  wait(first);
  return {
    close() {
      closing.abort();
      clearTimeout(timer);
    },
  };
}

/**
 * `npm run backup DIR -- --keep=N` in a process of the lowest priority: visitors do not wait for it, and its
 * memory is freed at its end.
 */
function runBackup(dir: string, keep: number, signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, ["scripts/site.mjs", "backup", dir, `--keep=${keep}`], {
    stdio: ["ignore", "pipe", "pipe"],
    signal,
    killSignal: "SIGTERM",
  });
  if (child.pid) setPriority(child.pid, LOWEST_PRIORITY);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-4_000);
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve(said.trim()) : reject(new Error(said.trim()))));
  });
}

/** Takes a backup whenever the newest of the folder, whoever took it, is as old as `BACKUP_EVERY`. */
function backUp(first: number, dir: string, every: number, keep: number): Task {
  return again(first, async (signal) => {
    const newest = await newestBackup(dir);
    if (newest !== null) metrics().backupTaken.set(newest / 1_000);
    const due = (newest ?? Number.NEGATIVE_INFINITY) + every - Date.now();
    if (due > 0) return Math.min(due, CHECK_MS);
    const began = performance.now();
    try {
      const said = await runBackup(dir, keep, signal);
      log().info({ said, seconds: Math.round((performance.now() - began) / 1_000) }, "a backup was taken");
      const taken = await newestBackup(dir);
      if (taken !== null) metrics().backupTaken.set(taken / 1_000);
      return CHECK_MS;
    } catch (err) {
      if (signal.aborted) return 0;
      metrics().backupFailures.inc();
      log().error({ err }, "the backup failed");
      return RETRY_MS;
    }
  });
}

/** Removes old versions and what has been in the bin too long; the pictures that only they had go with the next sweep. */
function sweepHistoryDaily(first: number): Task {
  return again(first, async () => {
    try {
      const swept = await sweepHistory();
      if (swept && swept.versions + swept.pictures > 0) log().info(swept, "old versions were removed");
    } catch (err) {
      log().warn({ err }, "old versions could not be removed");
    }
    return DAY_MS;
  });
}

/** Removes sums of visits that are kept no longer, also where none are counted any more. */
function sweepFiguresDaily(first: number): Task {
  return again(first, async () => {
    try {
      const sums = await sweepFigures();
      if (sums > 0) log().info({ sums }, "old figures were removed");
    } catch (err) {
      log().warn({ err }, "old figures could not be removed");
    }
    return DAY_MS;
  });
}

/** Removes pictures that nothing uses; null where another instance is at it. */
export function sweepAlone(connectionString: string): Promise<Swept | null> {
  return withClient({ connectionString, keepAlive: true }, async (client) => {
    const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS free", [
      advisoryLocks.storageSweep,
    ]);
    return rows[0]?.free ? sweepStorage() : null;
  });
}

function sweepDaily(first: number, connectionString: string): Task {
  return again(first, async () => {
    try {
      const swept = await sweepAlone(connectionString);
      if (swept && swept.images + swept.files > 0) log().info(swept, "unused pictures were removed");
    } catch (err) {
      log().warn({ err }, "unused pictures could not be removed");
    }
    return DAY_MS;
  });
}

/** Looks every hour whether it is time; the day of the last answer is known to the database. */
function fetchRatesDaily(first: number, url: string, connectionString: string): Task {
  return again(first, async () => {
    await fetchRatesLogged(url, connectionString);
    return HOUR_MS;
  });
}

/**
 * Starts what the site does by itself, in one of its processes: backups where `BACKUP_DIR` is set, the sweeps,
 * exchange rates where `RATES_URL` is, and IndexNow where its key is set, for which this process has to follow the content version.
 */
export function startHousekeeping(first = FIRST_MS): { close(): Promise<void> } {
  const {
    BACKUP_DIR,
    BACKUP_EVERY,
    BACKUP_KEEP,
    STORAGE_SWEEP,
    RATES_URL,
    DATABASE_URL = "",
    INDEXNOW_KEY: key,
  } = env();
  const tasks = [
    ...(BACKUP_DIR ? [backUp(first.backup, path.resolve(BACKUP_DIR), BACKUP_EVERY, BACKUP_KEEP)] : []),
    sweepHistoryDaily(first.sweep),
    sweepFiguresDaily(first.sweep),
    ...(STORAGE_SWEEP ? [sweepDaily(first.sweep, DATABASE_URL)] : []),
    ...(RATES_URL ? [fetchRatesDaily(first.rates, RATES_URL, DATABASE_URL)] : []),
  ];
  const announcing = key ? announceChanges({ databaseUrl: DATABASE_URL, key, log: log() }) : null;
  return {
    async close() {
      for (const task of tasks) task.close();
      await announcing?.close();
    },
  };
}
