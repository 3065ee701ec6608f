import { checkBackup } from "./backup/check-backup.ts";
import { namedFolder } from "./backup/folder-argument.ts";
import { findDatabase } from "./database/site-database.ts";
import { reportProblem, shutDown, stopOnSignals } from "./process/lifecycle.ts";

const said = {
  restored: "every row arrived in a database made for this check, which is gone again",
  read: "every row was read through; this role may make no database to restore them into",
};

/** `npm run backup:check DIR`: proves that a backup can be restored, and changes nothing. */
async function check() {
  stopOnSignals();
  const { dir } = namedFolder("npm run backup:check DIR", process.argv.slice(2));
  const { manifest, proof } = await checkBackup(await findDatabase(), dir);
  console.log(`${dir}, of ${manifest.made_at}: every file is whole, ${said[proof]}`);
  await shutDown(0);
}

check().catch(reportProblem);
