import { ensurePrismaClient } from "./database/prisma-client.ts";
import { openDatabase } from "./database/site-database.ts";
import { reportProblem, shutDown, stopOnSignals } from "./process/lifecycle.ts";

async function sweep() {
  stopOnSignals();
  await ensurePrismaClient(process.cwd());
  await openDatabase();
  // Imported late: the module needs the generated Prisma client, which exists only now.
  const { sweepStorage } = await import("@/lib/storage/sweep.ts");
  const { closeDb } = await import("@/lib/db.ts");
  try {
    const { images, files } = await sweepStorage();
    console.log(`Removed ${images} unused pictures and ${files} files.`);
  } finally {
    await closeDb();
  }
  await shutDown(0);
}

sweep().catch(reportProblem);
