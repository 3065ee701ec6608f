import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../free-port.ts";
import { findBinaries } from "./binaries.ts";
import { initialiseCluster, PASSWORD_FILE, SUPERUSER } from "./initialise-cluster.ts";
import { clearLeftoverServer } from "./leftover-server.ts";
import { chooseLaunch } from "./server-account.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

export interface EmbeddedPostgres {
  /** Address of a database in this server. */
  url: (database: string) => string;
  /** Whether the cluster was made just now. */
  fresh: boolean;
  /** Stops the server cleanly; safe to call twice. */
  stop: () => Promise<void>;
}

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: "128MB",
  jit: "off",
  random_page_cost: "1.1",
  log_checkpoints: "off",
};

/** For databases that are thrown away: speed instead of surviving a power cut. */
const THROWAWAY_SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Starts the PostgreSQL that came with the packages on `<dataDir>/postgres`, making the cluster
 * first when there is none. It ends with this process, even when that is killed; when it ends by
 * itself it is started again in its place.
 *
 * @param dataDir absolute; held by this process alone
 * @param durable false for databases of tests
 */
export async function startEmbeddedPostgres(dataDir: string, durable = true): Promise<EmbeddedPostgres> {
  const clusterDir = path.join(dataDir, "postgres");
  mkdirSync(dataDir, { recursive: true });
  const { initdb, postgres } = findBinaries();
  const launch = chooseLaunch(postgres, dataDir, clusterDir);
  const fresh = !existsSync(clusterDir);
  if (fresh) await initialiseCluster(initdb, clusterDir, launch, durable);
  const password = readFileSync(path.join(clusterDir, PASSWORD_FILE), "utf8");
  const port = await freePort("127.0.0.1");
  const settings = durable ? SETTINGS : { ...SETTINGS, ...THROWAWAY_SETTINGS };
  const options = { postgres, clusterDir, logFile: path.join(dataDir, "postgres.log"), port, settings };

  let stopping = false;
  let server: Promise<ServerProcess>;
  const start = async () => {
    await clearLeftoverServer(clusterDir);
    const started = await startServerProcess(options, launch);
    started.ended.then(() => {
      if (!stopping) server = start();
    });
    return started;
  };
  server = start();
  await server;
  return {
    url: (database) => `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`,
    fresh,
    stop: async () => {
      stopping = true;
      await (await server).stop();
    },
  };
}
