import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import { advisoryLocks } from "@/lib/core/advisory-locks";
import { dayMs, hourMs, minuteMs } from "@/lib/core/durations";
import { env } from "@/lib/core/env";
import { sweepHistory } from "@/lib/core/history/retention";
import { log } from "@/lib/core/log";
import { metrics } from "@/lib/core/monitoring/metrics";
import { type Swept, sweepStorage } from "@/lib/core/storage/sweep";
import { sweepFigures } from "@/lib/figures/mutations";
import { fetchRatesLogged } from "@/lib/rates/fetch-rates";
import { htmlColumns } from "@/lib/registry/html-columns";
import { sweepPassSignatures } from "@/lib/requests/pass/mutations";
import { sweepSearchWords } from "@/lib/search/unused-words";
import { newestBackup } from "./backup/keep-backups";
import { withClient } from "./database/with-client";
import { announceChanges } from "./indexnow/announce-changes";

const SECOND_MS = 1_000;
const CHECK_MS = minuteMs;
const RETRY_MS = 15 * minuteMs;
const FIRST_MS = { backup: 5 * SECOND_MS, sweep: 10 * minuteMs, rates: 20 * SECOND_MS };
const LOWEST_PRIORITY = 19;

export interface Task {
  /** Starts no further run, and aborts a backup that is being taken. */
  close(): void;
}

/** Each run returns the milliseconds until the next. */
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

/** Uses a process of the lowest priority, so that a backup does not delay visitors. */
function runBackup(dir: string, keep: number, signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, ["scripts/site.mjs", "backup", dir, `--keep=${keep}`], {
    stdio: ["ignore", "pipe", "pipe"],
    signal,
    killSignal: "SIGTERM",
  });
  if (child.pid) setPriority(child.pid, LOWEST_PRIORITY);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-4_000);
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve(output.trim()) : reject(new Error(output.trim()))));
  });
}

function backUp(first: number, dir: string, every: number, keep: number): Task {
  return again(first, async (signal) => {
    const newest = await newestBackup(dir);
    if (newest !== null) metrics().backupTaken.set(newest / 1_000);
    const due = (newest ?? Number.NEGATIVE_INFINITY) + every - Date.now();
    if (due > 0) return Math.min(due, CHECK_MS);
    const began = performance.now();
    try {
      const output = await runBackup(dir, keep, signal);
      log().info(
        { output, seconds: Math.round((performance.now() - began) / 1_000) },
        "A backup was taken and proven.",
      );
      const taken = await newestBackup(dir);
      if (taken !== null) metrics().backupTaken.set(taken / 1_000);
      return CHECK_MS;
    } catch (err) {
      if (signal.aborted) return 0;
      metrics().backupFailures.inc();
      log().error({ err }, "The backup failed. The next attempt starts in 15 minutes.");
      return RETRY_MS;
    }
  });
}

/** Returns null if another instance is removing pictures. */
export function sweepAlone(connectionString: string): Promise<Swept | null> {
  return withClient({ connectionString, keepAlive: true }, async (client) => {
    const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS free", [
      advisoryLocks.storageSweep,
    ]);
    return rows[0]?.free ? sweepStorage(htmlColumns) : null;
  });
}

function sweepDaily(first: number, what: string, sweep: () => Promise<Record<string, number>>): Task {
  return again(first, async () => {
    try {
      const swept = await sweep();
      const isNews = Object.values(swept).some((count) => count > 0);
      if (isNews) log().info(swept, `${what} were removed.`);
    } catch (err) {
      log().warn({ err }, `${what} could not be removed. The next attempt is tomorrow.`);
    }
    return dayMs;
  });
}

function fetchRatesDaily(first: number, url: string): Task {
  return again(first, async () => {
    await fetchRatesLogged(url);
    return hourMs;
  });
}

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
    // The pictures that only old versions had go with the next sweep of the pictures.
    sweepDaily(first.sweep, "Expired versions", async () => ({ ...(await sweepHistory()) })),
    sweepDaily(first.sweep, "Expired visit counts", async () => ({ sums: await sweepFigures() })),
    sweepDaily(first.sweep, "Expired notes of signed trip passes", async () => ({
      notes: await sweepPassSignatures(),
    })),
    sweepDaily(first.sweep, "Unused search words", async () => ({ words: await sweepSearchWords() })),
    ...(STORAGE_SWEEP
      ? [sweepDaily(first.sweep, "Unused pictures", async () => ({ ...(await sweepAlone(DATABASE_URL)) }))]
      : []),
    ...(RATES_URL ? [fetchRatesDaily(first.rates, RATES_URL)] : []),
  ];
  const announcing = key ? announceChanges({ key, log: log() }) : null;
  return {
    async close() {
      for (const task of tasks) task.close();
      await announcing?.close();
    },
  };
}
