import { ensureBuild } from "./build.ts";
import { claimSite } from "./claim-site.ts";
import { openSite } from "./open-site.ts";
import { ensurePrismaClient } from "./prisma-client.ts";
import { reportProblem } from "./report-problem.ts";
import { stopOnSignals } from "./shutdown.ts";

const dir = process.cwd();

/** The site of `npm start`: makes whatever is missing, then serves. */
async function start() {
  stopOnSignals();
  // Whoever starts it again is gone.
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
