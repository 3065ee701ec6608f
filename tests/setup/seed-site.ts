import { env } from "@/lib/env.ts";
import { fillDatabase } from "@/server/database/fill-database.ts";
import { prepareDatabase } from "@/server/database/site-database.ts";
import { reportProblem, shutDown, stopOnSignals } from "@/server/process/lifecycle.ts";

// Fills a data folder with the demo content, as the first start of a site does.
async function fill() {
  stopOnSignals();
  await prepareDatabase(env());
  await fillDatabase(env(), Promise.resolve());
  await shutDown(0);
}

fill().catch(reportProblem);
