import { readFile } from "node:fs/promises";
import { inTurn } from "@/lib/in-turn.ts";
import { store } from "@/lib/storage/store.ts";
import { migrate } from "../migrate.ts";
import { listMigrations } from "../migration-files.ts";
import { StartProblem } from "../start-problem.ts";
import { withClient } from "../with-client.ts";
import { loadTables } from "./load-tables.ts";
import { imageFile, type Manifest, readManifest } from "./manifest.ts";

/** Files before rows: whatever interrupts this, no row names a file that is not there. */
async function loadImages(dir: string, { images }: Manifest) {
  const saving = inTurn(4);
  const save = async (path: string) => store().save(path, await readFile(imageFile(dir, path)));
  await Promise.all(images.map(({ path }) => saving(() => save(path))));
}

/**
 * Puts a backup into a database and its store. The tables are made as they were when it was taken, and
 * brought to this version's form afterwards.
 */
export async function restoreBackup(
  connectionString: string,
  dir: string,
  replace: boolean,
): Promise<Manifest> {
  const manifest = await readManifest(dir);
  const known = listMigrations();
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StartProblem(
      `The backup is of a newer version of the site (${unknown.join(", ")}); update this one first.`,
    );
  }
  await migrate(connectionString, manifest.migrations);
  await loadImages(dir, manifest);
  await withClient({ connectionString }, (client) => loadTables(client, dir, manifest, replace));
  await migrate(connectionString);
  return manifest;
}
