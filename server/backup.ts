import { findDatabase } from "./admin/open-database.ts";
import { namedFolder } from "./backup/named-folder.ts";
import { takeBackup } from "./backup/take-backup.ts";
import { reportProblem } from "./report-problem.ts";
import { shutDown, stopOnSignals } from "./shutdown.ts";

/** `npm run backup DIR`: database and pictures, also beside the running site. */
async function backup() {
  stopOnSignals();
  const { dir } = namedFolder("npm run backup DIR", process.argv.slice(2));
  const { tables, images, missing } = await takeBackup(await findDatabase(), dir);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${dir}: ${rows} rows of ${tables.length} tables, ${images.length} files`);
  for (const path of missing) console.error(`WARNING: the store has no ${path}, which the database names`);
  await shutDown(missing.length > 0 ? 1 : 0);
}

backup().catch(reportProblem);
