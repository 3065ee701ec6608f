import { announce } from "./announce.ts";
import { announceSite } from "./announce-site.ts";
import { ensureBuild } from "./build.ts";
import { claimSite } from "./claim-site.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { ensurePrismaClient } from "./prisma-client.ts";
import { reportProblem } from "./report-problem.ts";
import { beforeExit, stopOnSignals } from "./shutdown.ts";

const dir = process.cwd();

async function start() {
  stopOnSignals();
  const env = await claimSite();
  const client = ensurePrismaClient(dir);
  const build = client.then(() => ensureBuild(dir, env.NEXT_DIST_DIR));
  const filled = Promise.all([prepareDatabase(env), client]).then(async () => {
    // Not before the client is generated.
    const { fillDatabase } = await import("./fill-database.ts");
    return fillDatabase(env, build);
  });
  const [admin] = await Promise.all([filled, build]);
  const { startDoor } = await import("./door.ts");
  const door = await startDoor({ port: env.PORT, hostname: env.HOSTNAME, dir });
  beforeExit(() => {
    announce("site", "stopping");
    return door.close();
  });
  announceSite(env, admin);
}

start().catch(reportProblem);
