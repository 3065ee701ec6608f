import { setTimeout as pause } from "node:timers/promises";
import type { Env } from "@/lib/env.ts";
import { announce } from "./announce.ts";
import { announceSite } from "./announce-site.ts";
import { DatabaseAway } from "./database-away.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { beforeExit } from "./shutdown.ts";

const RETRY_MS = 1_000;

/** False where the database is not there yet. */
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

async function openDoor({ PORT, HOSTNAME }: Env) {
  const { startDoor } = await import("./door.ts");
  const { removeAbandonedSpools } = await import("@/lib/api/put-aside.ts");
  await removeAbandonedSpools();
  const door = await startDoor({ port: PORT, hostname: HOSTNAME, dir: process.cwd() });
  beforeExit(() => {
    announce("site", "stopping");
    return door.close();
  });
  // `npm start` keeps the port over a crash.
  process.send?.({ port: PORT });
}

/**
 * Prepares the database, opens the door and says where it is. `client` is the generated Prisma client,
 * `build` the site's build: both may still be on their way. Where the database is not there yet, the
 * door opens all the same and says so to whoever comes, until it is.
 */
export async function openSite(env: Env, client: Promise<unknown>, build: Promise<unknown>): Promise<void> {
  const fill = async () => {
    // Not before the client is generated.
    await client;
    const { fillDatabase } = await import("./fill-database.ts");
    return fillDatabase(env, build);
  };
  const tell = (reason: string) => announce("database", `${reason} It is asked again every second.`);
  const filled = tryToPrepare(env, tell).then((there) => (there ? fill() : null));
  const [admin] = await Promise.all([filled, build, client]);
  await openDoor(env);
  if (admin) return announceSite(env, admin);
  announce("site", `${env.SITE_URL} (listening on ${env.HOSTNAME}:${env.PORT}), without its database so far`);
  await waitForDatabase(env);
  announceSite(env, await fill());
}
