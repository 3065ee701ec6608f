import { namedFolder } from "./backup/folder-argument.ts";
import { keepBackups } from "./backup/keep-backups.ts";
import type { Manifest } from "./backup/manifest.ts";
import { takeBackup } from "./backup/take-backup.ts";
import { findDatabase } from "./database/site-database.ts";
import { reportProblem, shutDown, stopOnSignals } from "./process/lifecycle.ts";

const USAGE = "npm run backup DIR, or npm run backup DIR -- --keep=N";

function report(dir: string, { tables, images, missing }: Manifest, proof: string) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${dir}: ${rows} rows of ${tables.length} tables, ${images.length} files${proof}`);
  for (const path of missing) console.error(`WARNING: the store has no ${path}, which the database names`);
  return missing.length > 0 ? 1 : 0;
}

/** Takes a proven backup into a dated folder of `dir`, where the newest `keep` stay. */
async function keepDated(dir: string, keep: number): Promise<number> {
  const kept = await keepBackups(await findDatabase(), dir, keep);
  if (kept) return report(kept.dir, kept.manifest, `, ${kept.proof} as a check`);
  console.log("another instance is taking a backup");
  return 0;
}

/** `npm run backup DIR`: saves database and pictures; may run beside the running site. */
async function backup() {
  stopOnSignals();
  const args = process.argv.slice(2);
  const [keep] = args.flatMap((arg) => /^--keep=([1-9]\d{0,3})$/.exec(arg)?.slice(1) ?? []);
  const { dir } = namedFolder(USAGE, keep ? args.filter((arg) => !arg.startsWith("--keep=")) : args);
  if (keep) return shutDown(await keepDated(dir, Number(keep)));
  await shutDown(report(dir, await takeBackup(await findDatabase(), dir), ""));
}

backup().catch(reportProblem);
