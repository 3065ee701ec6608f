import { ensureBuild } from "./build.ts";
import { ensurePrismaClient } from "./database/prisma-client.ts";
import { reportProblem, stopOnSignals } from "./process/lifecycle.ts";
import { claimSite, openSite } from "./startup.ts";

const dir = process.cwd();

/** The site of `npm start`: makes whatever is missing, then serves. */
async function start() {
  stopOnSignals();
  // The supervisor is gone.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  const env = await claimSite();
  const client = ensurePrismaClient(dir);
  await openSite(
    env,
    client,
    client.then(() => ensureBuild(dir, env.NEXT_DIST_DIR)),
  );
}

start().catch(reportProblem);
