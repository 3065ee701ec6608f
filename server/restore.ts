import { namedFolder } from "./backup/folder-argument.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { findDatabase } from "./database/site-database.ts";
import { reportProblem, shutDown, stopOnSignals } from "./process/lifecycle.ts";

/** `npm run restore DIR`: into an empty database, or with `-- --replace` in place of everything in it. */
async function restore() {
  stopOnSignals();
  const { dir, flags } = namedFolder("npm run restore DIR [-- --replace]", process.argv.slice(2), [
    "--replace",
  ]);
  const replace = flags.includes("--replace");
  const { made_at, tables, images } = await restoreBackup(await findDatabase(), dir, replace);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`restored the backup of ${made_at}: ${rows} rows, ${images.length} files`);
  await shutDown(0);
}

restore().catch(reportProblem);
