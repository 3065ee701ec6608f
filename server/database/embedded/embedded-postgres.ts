import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { foreignEnv } from "@/lib/core/env.ts";
import { freePort } from "../../process/free-port.ts";
import { DiskFull, StartProblem } from "../../process/lifecycle.ts";
import { isAlive, readServerPid, servesCluster } from "../../process/postgres-process.ts";
import { clusterAddresses, initialiseCluster, type PostgresAddresses } from "./cluster.ts";
import { chooseLaunch, findBinaries, type Launch } from "./launch.ts";

const STOP_TIMEOUT_MS = 10_000;

async function waitForEnd(pid: number, clusterDir: string) {
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (servesCluster(pid, clusterDir) && performance.now() < deadline) await sleep(50);
  return !servesCluster(pid, clusterDir);
}

/** Stops a server whose owner crashed, and removes its pid file. The caller must hold the lock of the data folder. */
export async function clearLeftoverServer(clusterDir: string) {
  const pid = readServerPid(clusterDir);
  if (!pid || !isAlive(pid) || !servesCluster(pid, clusterDir)) {
    // The file of a killed server would make the next server look ready before it has started.
    rmSync(path.join(clusterDir, "postmaster.pid"), { force: true });
    return;
  }
  process.kill(pid, "SIGINT");
  if (await waitForEnd(pid, clusterDir)) return;
  process.kill(pid, "SIGQUIT");
  if (!(await waitForEnd(pid, clusterDir))) {
    throw new StartProblem(
      `An earlier PostgreSQL (process ${pid}) still uses ${clusterDir} and does not stop. Stop that process, then start the site again.`,
    );
  }
}

const SUPERVISOR = fileURLToPath(new URL("supervisor.mjs", import.meta.url));
const LARGE_LOG = 5_000_000;
const RETRY_MS = 1_000;
const START_LIMIT_MS = 60_000;

export interface ServerProcess {
  stop: () => Promise<void>;
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

function spawnSupervisor({ postgres, clusterDir, logFile, port, settings }: ServerOptions, launch: Launch) {
  const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, ...args] = [...launch.prefix, postgres, "-D", clusterDir, ...flags];
  const job = JSON.stringify({ command, args, credentials: launch.credentials, logFile });
  return spawn(process.execPath, ["--max-old-space-size=32", SUPERVISOR, job], {
    cwd: "/",
    detached: true,
    env: { ...foreignEnv(), NODE_OPTIONS: "", LC_ALL: "C", TZ: "UTC" },
    stdio: ["pipe", "ignore", "ignore"],
  });
}

function isReady({ clusterDir, port }: ServerOptions) {
  try {
    const lines = readFileSync(path.join(clusterDir, "postmaster.pid"), "utf8").split("\n");
    return lines[3] === String(port) && lines[7]?.trim() === "ready";
  } catch {
    return false;
  }
}

async function waitUntilReady(supervisor: ChildProcess, options: ServerOptions) {
  const deadline = performance.now() + START_LIMIT_MS;
  while (!isReady(options)) {
    if (supervisor.exitCode !== null || supervisor.signalCode !== null || performance.now() > deadline)
      return false;
    await sleep(10);
  }
  return true;
}

/** PostgreSQL writes its log ahead in files of 16 MB. A full disk has no room for its complaint in `logFile` either. */
const NEEDED_BYTES = 32 * 1024 * 1024;

function isDiskFull(dir: string) {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize < NEEDED_BYTES;
}

/** Starts PostgreSQL under a supervisor process, which stops it when this process ends. */
export async function startServerProcess(options: ServerOptions, launch: Launch): Promise<ServerProcess> {
  rotateLog(options.logFile);
  const supervisor = spawnSupervisor(options, launch);
  supervisor.stdin.on("error", () => {});
  const ended = new Promise<void>((resolve) => supervisor.once("exit", () => resolve()));
  const stop = () => {
    supervisor.stdin.end();
    return ended;
  };
  if (await waitUntilReady(supervisor, options)) return { stop, ended };
  await stop();
  if (isDiskFull(options.clusterDir))
    throw new DiskFull(`PostgreSQL cannot start, because the disk of ${options.clusterDir} is full.`);
  throw new StartProblem(`PostgreSQL did not start. Read the reason at the end of ${options.logFile}.`);
}

export interface EmbeddedPostgres extends PostgresAddresses {
  fresh: boolean;
  stop: () => Promise<void>;
}

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "128MB",
  jit: "off",
  random_page_cost: "1.1",
  log_checkpoints: "off",
};

const THROWAWAY_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
};

/**
 * Starts the PostgreSQL of the npm packages on `<dataDir>/postgres`, stops it even if this process is killed, and restarts it
 * after a crash. `durable` is false for test databases; this process must have locked `dataDir`.
 */
export async function startEmbeddedPostgres(dataDir: string, durable = true): Promise<EmbeddedPostgres> {
  const clusterDir = path.join(dataDir, "postgres");
  mkdirSync(dataDir, { recursive: true });
  const { initdb, postgres } = findBinaries();
  const launch = chooseLaunch(postgres, dataDir, clusterDir);
  const fresh = !existsSync(clusterDir);
  if (fresh) await initialiseCluster(initdb, clusterDir, launch, durable);
  const port = await freePort("127.0.0.1");
  const settings = {
    ...SETTINGS,
    max_connections: "60",
    ...(!durable && THROWAWAY_SETTINGS),
  };
  const options = { postgres, clusterDir, logFile: path.join(dataDir, "postgres.log"), port, settings };

  let stopping = false;
  let server: Promise<ServerProcess | null>;
  const start = async () => {
    await clearLeftoverServer(clusterDir);
    const started = await startServerProcess(options, launch);
    started.ended.then(() => {
      if (!stopping) server = startAgain();
    });
    return started;
  };
  /** A running site waits for a PostgreSQL that cannot start, for example because the disk is full, as for one that is away. */
  const startAgain = async (): Promise<ServerProcess | null> => {
    for (let failures = 0; !stopping; failures += 1) {
      try {
        return await start();
      } catch (error) {
        if (failures === 0)
          console.error("PostgreSQL ended and cannot start. It is tried again every second.", error);
        await sleep(RETRY_MS);
      }
    }
    return null;
  };
  server = start();
  await server;
  return {
    ...clusterAddresses(clusterDir, port),
    fresh,
    stop: async () => {
      stopping = true;
      await (await server)?.stop();
    },
  };
}
