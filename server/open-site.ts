import type { Env } from "@/lib/env.ts";
import { announce } from "./announce.ts";
import { announceSite } from "./announce-site.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { beforeExit } from "./shutdown.ts";

/**
 * Prepares the database, opens the door and says where it is. `client` is the generated Prisma client,
 * `build` the site's build: both may still be on their way.
 */
export async function openSite(env: Env, client: Promise<unknown>, build: Promise<unknown>): Promise<void> {
  const filled = Promise.all([prepareDatabase(env), client]).then(async () => {
    // Not before the client is generated.
    const { fillDatabase } = await import("./fill-database.ts");
    return fillDatabase(env, build);
  });
  const [admin] = await Promise.all([filled, build]);
  const { startDoor } = await import("./door.ts");
  const door = await startDoor({ port: env.PORT, hostname: env.HOSTNAME, dir: process.cwd() });
  beforeExit(() => {
    announce("site", "stopping");
    return door.close();
  });
  announceSite(env, admin);
}
