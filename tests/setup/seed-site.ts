import { env } from "@/lib/env.ts";
import { fillDatabase } from "@/server/fill-database.ts";
import { prepareDatabase } from "@/server/prepare-database.ts";
import { reportProblem } from "@/server/report-problem.ts";
import { shutDown, stopOnSignals } from "@/server/shutdown.ts";

// Fills a data folder with the demo content, as the first start of a site does.
async function fill() {
  stopOnSignals();
  await prepareDatabase(env());
  await fillDatabase(env(), Promise.resolve());
  await shutDown(0);
}

fill().catch(reportProblem);
