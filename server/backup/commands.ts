import path from "node:path";
import { findDatabase } from "../database/site-database.ts";
import { makePictures } from "../picture-copies.ts";
import { StartProblem } from "../process/lifecycle.ts";
import { checkBackup } from "./check-backup.ts";
import { keepBackups } from "./keep-backups.ts";
import type { Manifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";

interface Named {
  dir: string;
  flags: string[];
}

/** Throws the usage text if the arguments do not fit. */
function namedFolder(usage: string, args: string[], known: string[] = []): Named {
  const flags = args.filter((arg) => arg.startsWith("-"));
  const [dir, ...rest] = args.filter((arg) => !arg.startsWith("-"));
  if (!dir || rest.length > 0 || flags.some((flag) => !known.includes(flag))) throw new StartProblem(usage);
  return { dir: path.resolve(process.env.INIT_CWD ?? process.cwd(), dir), flags };
}

const USAGE = {
  backup: "npm run backup DIR, or npm run backup DIR -- --keep=N",
  check: "npm run backup:check DIR",
  restore: "npm run restore DIR [-- --replace]",
};

const countRows = ({ tables }: Manifest) => tables.reduce((sum, table) => sum + table.rows, 0);

/** Prints the contents of a backup and warns of missing files. Returns the exit code. */
function report(dir: string, manifest: Manifest, proof: string): number {
  const { tables, images, missing } = manifest;
  console.log(
    `${dir}: ${countRows(manifest)} rows of ${tables.length} tables, ${images.length} files${proof}`,
  );
  for (const path of missing) console.error(`WARNING: the store has no ${path}, which the database names`);
  return missing.length > 0 ? 1 : 0;
}

async function keepDated(dir: string, keep: number): Promise<number> {
  const kept = await keepBackups(await findDatabase(), dir, keep);
  if (kept) return report(kept.dir, kept.manifest, `, ${kept.proof} as a check`);
  console.log("another instance is taking a backup");
  return 0;
}

/** Saves database and pictures (`npm run backup DIR`). May run beside the site. Resolves with the exit code. */
export async function backup(args: string[]): Promise<number> {
  const [keep] = args.flatMap((arg) => /^--keep=([1-9]\d{0,3})$/.exec(arg)?.slice(1) ?? []);
  const { dir } = namedFolder(USAGE.backup, keep ? args.filter((arg) => !arg.startsWith("--keep=")) : args);
  if (keep) return keepDated(dir, Number(keep));
  return report(dir, await takeBackup(await findDatabase(), dir), "");
}

const proofs = {
  restored: "every row arrived in a database made for this check, which is gone again",
  read: "every row was read through; this role may make no database to restore them into",
};

/** Proves that a backup can be restored (`npm run backup:check DIR`). Resolves with the exit code. */
export async function check(args: string[]): Promise<number> {
  const { dir } = namedFolder(USAGE.check, args);
  const { manifest, proof } = await checkBackup(await findDatabase(), dir);
  console.log(`${dir}, of ${manifest.made_at}: every file is whole, ${proofs[proof]}`);
  return 0;
}

/** Restores into an empty database; `--replace` overwrites everything (`npm run restore DIR`). Resolves with the exit code. */
export async function restore(args: string[]): Promise<number> {
  const { dir, flags } = namedFolder(USAGE.restore, args, ["--replace"]);
  const manifest = await restoreBackup(await findDatabase(), dir, flags.includes("--replace"));
  console.log(
    `restored the backup of ${manifest.made_at}: ${countRows(manifest)} rows, ${manifest.images.length} files`,
  );
  // A site that runs looks for missing cuts and copies at its start alone.
  await makePictures();
  return 0;
}
