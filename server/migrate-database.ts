import { openDatabase } from "./admin/open-database.ts";
import { announce } from "./announce.ts";
import { reportProblem } from "./report-problem.ts";
import { shutDown, stopOnSignals } from "./shutdown.ts";

/** `npm run migrate`: brings the database to the newest form and ends. */
async function migrateDatabase() {
  stopOnSignals();
  await openDatabase();
  announce("database", "up to date");
  await shutDown(0);
}

migrateDatabase().catch(reportProblem);
