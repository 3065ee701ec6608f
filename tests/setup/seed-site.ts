import { env } from "@/lib/core/env.ts";
import { fillDatabase } from "@/server/database/fill-database.ts";
import { prepareDatabase } from "@/server/database/site-database.ts";
import { reportProblem, shutDown, stopOnSignals } from "@/server/process/lifecycle.ts";

// Fills a data folder with the demo content, as the first start of a site does, and waits for all cuts and copies of the pictures.
async function fill() {
  stopOnSignals();
  await prepareDatabase(env());
  await fillDatabase(env(), Promise.resolve());
  const { makeMissingCuts } = await import("@/lib/home/cut-slides.ts");
  await makeMissingCuts();
  const { makeMissingCopies } = await import("@/lib/core/storage/missing-copies.ts");
  await makeMissingCopies(() => {});
  await shutDown(0);
}

fill().catch(reportProblem);
