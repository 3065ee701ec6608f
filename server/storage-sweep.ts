import { openDatabase } from "./admin/open-database.ts";
import { ensurePrismaClient } from "./prisma-client.ts";
import { reportProblem } from "./report-problem.ts";
import { shutDown, stopOnSignals } from "./shutdown.ts";

/** `npm run storage:sweep`: also beside the running site. */
async function sweep() {
  stopOnSignals();
  await ensurePrismaClient(process.cwd());
  await openDatabase();
  // Not before the client is generated.
  const { sweepStorage } = await import("@/lib/storage/sweep.ts");
  const { closeDb } = await import("@/lib/db.ts");
  try {
    const { images, files } = await sweepStorage();
    console.log(`${images} unused pictures and ${files} files removed`);
  } finally {
    await closeDb();
  }
  await shutDown(0);
}

sweep().catch(reportProblem);
