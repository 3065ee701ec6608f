import { existsSync } from "node:fs";
import { reportProblem, StartProblem, stopOnSignals } from "./process/lifecycle.ts";
import { claimSite, openSite } from "./startup.ts";

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
