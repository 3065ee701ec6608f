import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FirstAdmin } from "@/lib/core/auth/accounts.ts";
import { completeEnv, type Env } from "@/lib/core/env.ts";
import { prepareDatabase } from "./database/site-database.ts";
import { makePictures } from "./picture-copies.ts";
import { lockDataFolder } from "./process/data-folder.ts";
import { freePort } from "./process/free-port.ts";
import { announce, beforeExit, DatabaseAway, readEnv, StartProblem } from "./process/lifecycle.ts";

async function takePort(hostname: string, port: number) {
  try {
    return await freePort(hostname, port);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    const reason = code === "EADDRINUSE" ? "another program listens there" : String(code);
    throw new StartProblem(`PORT ${port} on ${hostname} cannot be used: ${reason}.`);
  }
}

/** The oldest major version that works, and the one to run. */
const NODE = { outOfSupport: 20, recommended: 24 };

/** The line that a site on a release of Node.js out of support prints at its start; null on any other. */
export function describeOldNode(version: string): string | null {
  if (Number.parseInt(version, 10) !== NODE.outOfSupport) return null;
  return `Node.js ${version} is out of support; run the site with Node.js ${NODE.recommended}`;
}

/** Reads the environment, locks the data folder and checks the port; throws a `StartProblem` where it cannot. */
export async function claimSite(): Promise<Env> {
  const { HOSTNAME, PORT, DATA_DIR, SITE_URL } = readEnv();
  const dataDir = path.resolve(DATA_DIR);
  const port = PORT === 0 ? await takePort(HOSTNAME, PORT) : PORT;
  // Before a fixed port is tried: a running site holds both, and the lock names it.
  const { release } = lockDataFolder(dataDir, `http://localhost:${port}`);
  process.on("exit", release);
  await takePort(HOSTNAME, port);
  const oldNode = describeOldNode(process.versions.node);
  if (oldNode) announce("node", oldNode);
  completeEnv({
    DATA_DIR: dataDir,
    HOSTNAME,
    PORT: String(port),
    SITE_URL: SITE_URL.replace(/:0$/, `:${port}`),
  });
  return readEnv();
}

export function announceSite(env: Env, admin: FirstAdmin) {
  announce("site", `${env.SITE_URL} (listening on ${env.HOSTNAME}:${env.PORT})`);
  announce("back office", `${env.SITE_URL}/admin, user ${admin.username}`);
  if (admin.newPassword === null) return;
  const password = env.ADMIN_PASSWORD
    ? "the one of ADMIN_PASSWORD"
    : `${admin.newPassword} (shown only this once)`;
  announce("password", password);
}

const RETRY_MS = 1_000;

/** False where the database cannot be reached yet. */
async function tryToPrepare(env: Env, tell: (reason: string) => void): Promise<boolean> {
  try {
    await prepareDatabase(env);
    return true;
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error;
    tell(error.message);
    return false;
  }
}

async function waitForDatabase(env: Env): Promise<void> {
  do await pause(RETRY_MS);
  while (!(await tryToPrepare(env, () => {})));
}

async function startServer({ PORT: port, HOSTNAME: hostname }: Env, development: boolean) {
  const { removeAbandonedSpools } = await import("@/lib/core/storage/spool.ts");
  await removeAbandonedSpools();
  const { startSiteServer } = await import("./site-server.ts");
  const server = await startSiteServer({ port, hostname, dir: process.cwd(), development });
  beforeExit(() => {
    announce("site", "stopping");
    return server.close();
  });
  // `npm start` restarts a crashed site on the same port.
  process.send?.({ port });
}

/**
 * Prepares the database, starts the server and prints its address. `build` may still be pending. While the database does not
 * respond, the server runs and responds 503.
 */
export async function openSite(
  env: Env,
  build: Promise<unknown>,
  { development = false } = {},
): Promise<void> {
  const fill = async () => {
    const { fillDatabase } = await import("./database/fill-database.ts");
    return fillDatabase(env, build);
  };
  const tell = (reason: string) => announce("database", `${reason} It is asked again every second.`);
  const filled = tryToPrepare(env, tell).then((there) => (there ? fill() : null));
  const [admin] = await Promise.all([filled, build]);
  await startServer(env, development);
  if (admin) {
    announceSite(env, admin);
    void makePictures();
    return;
  }
  announce("site", `${env.SITE_URL} (listening on ${env.HOSTNAME}:${env.PORT}), without its database so far`);
  await waitForDatabase(env);
  announceSite(env, await fill());
  void makePictures();
}
