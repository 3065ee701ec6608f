import { openDatabase } from "./database/site-database.ts";
import { announce, reportProblem, shutDown, stopOnSignals } from "./process/lifecycle.ts";

async function migrateDatabase() {
  stopOnSignals();
  await openDatabase();
  announce("database", "all migrations are already applied");
  await shutDown(0);
}

migrateDatabase().catch(reportProblem);
