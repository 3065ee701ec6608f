import { existsSync } from "node:fs";
import { claimSite } from "./claim-site.ts";
import { openSite } from "./open-site.ts";
import { reportProblem } from "./report-problem.ts";
import { stopOnSignals } from "./shutdown.ts";
import { StartProblem } from "./start-problem.ts";

/** `npm run serve`: serves what `npm run build` made, and makes nothing itself. */
async function serve() {
  stopOnSignals();
  const env = await claimSite();
  if (!existsSync(`${env.NEXT_DIST_DIR}/source-hash`)) {
    throw new StartProblem(`There is no build in ${env.NEXT_DIST_DIR}; make one with npm run build.`);
  }
  const made = Promise.resolve();
  await openSite(env, made, made);
}

serve().catch(reportProblem);
