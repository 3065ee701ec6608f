import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runningSite } from "./process/data-folder.ts";
import { announce, readEnv, reportProblem, StartProblem } from "./process/lifecycle.ts";
import { readRenewals } from "./workers/renewals.ts";

const LOOK_MS = 100;

/** `npm run reload`: has the running site replace its workers one after the other, and waits until that is done. */
async function reload() {
  const dataDir = path.resolve(readEnv().DATA_DIR);
  const site = runningSite(dataDir);
  if (!site) throw new StartProblem(`No site runs on ${dataDir}.`);
  const before = readRenewals(dataDir);
  if (before?.pid !== site.pid) {
    throw new StartProblem(
      "The site runs in one process (WORKERS is 1): there is nothing to renew, restart it.",
    );
  }
  process.kill(site.pid, "SIGUSR2");
  let now = before;
  while (now.renewed === before.renewed && now.failed === before.failed) {
    await pause(LOOK_MS);
    if (runningSite(dataDir)?.pid !== site.pid) throw new StartProblem("The site ended meanwhile.");
    now = readRenewals(dataDir) ?? now;
  }
  if (now.failed > before.failed) {
    throw new StartProblem("Not all workers could be renewed; the reason stands in the site's log.");
  }
  announce("workers", `${now.workers} renewed`);
}

reload().catch(reportProblem);
