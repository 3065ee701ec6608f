import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { foreignEnv } from "@/lib/env.ts";
import { StartProblem } from "../start-problem.ts";
import type { Launch } from "./server-account.ts";

const KEEPER = fileURLToPath(new URL("keeper.mjs", import.meta.url));
const LARGE_LOG = 5_000_000;
const START_LIMIT_MS = 60_000;

export interface ServerProcess {
  /** Fast shutdown; resolves when the server has ended, also when called twice. */
  stop: () => Promise<void>;
  /** Resolves when the server has ended, whoever ended it. */
  ended: Promise<void>;
}

export interface ServerOptions {
  postgres: string;
  clusterDir: string;
  logFile: string;
  port: number;
  settings: Record<string, string>;
}

function rotateLog(logFile: string) {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGE_LOG) renameSync(logFile, `${logFile}.old`);
}

function spawnKeeper({ postgres, clusterDir, logFile, port, settings }: ServerOptions, launch: Launch) {
  const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, ...args] = [...launch.prefix, postgres, "-D", clusterDir, ...flags];
  const job = JSON.stringify({ command, args, credentials: launch.credentials, logFile });
  return spawn(process.execPath, ["--max-old-space-size=32", KEEPER, job], {
    cwd: "/",
    detached: true,
    env: { ...foreignEnv(), NODE_OPTIONS: "", LC_ALL: "C", TZ: "UTC" },
    stdio: ["pipe", "ignore", "ignore"],
  });
}

/** The last line of the server's pid file says `ready` once it takes connections. */
function isReady({ clusterDir, port }: ServerOptions) {
  try {
    const lines = readFileSync(path.join(clusterDir, "postmaster.pid"), "utf8").split("\n");
    return lines[3] === String(port) && lines[7]?.trim() === "ready";
  } catch {
    return false;
  }
}

async function waitUntilReady(keeper: ChildProcess, options: ServerOptions) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (!isReady(options)) {
    if (keeper.exitCode !== null || keeper.signalCode !== null || Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

/** Starts PostgreSQL on its folder, under a keeper that ends it with this process; resolves when it is ready. */
export async function startServerProcess(options: ServerOptions, launch: Launch): Promise<ServerProcess> {
  rotateLog(options.logFile);
  const keeper = spawnKeeper(options, launch);
  keeper.stdin.on("error", () => {});
  const ended = new Promise<void>((resolve) => keeper.once("exit", () => resolve()));
  const stop = () => {
    keeper.stdin.end();
    return ended;
  };
  if (await waitUntilReady(keeper, options)) return { stop, ended };
  await stop();
  throw new StartProblem(`PostgreSQL did not start; its reasons stand at the end of ${options.logFile}.`);
}
