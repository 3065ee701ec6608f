import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { isStoredName } from "@/lib/storage/stored-name.ts";
import { StartProblem } from "../start-problem.ts";
import { isIntact } from "./hashed-file.ts";

const FILE = "manifest.json";

const sum = { bytes: z.int().nonnegative(), sha256: z.string() };
const name = z.string().regex(/^[\w.-]+$/);

const schema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Of the database that was saved; a restore makes the tables by the same. */
  migrations: z.array(name),
  tables: z.array(z.object({ name, columns: z.array(name), rows: z.int(), ...sum })),
  /** What each would give next. */
  sequences: z.array(z.object({ name, next: z.string().regex(/^\d+$/) })),
  images: z.array(z.object({ path: z.string().refine(isStoredName), ...sum })),
  /** Files that the database named and the store did not have. */
  missing: z.array(z.string()),
});

/** What a backup holds; written last, so that a folder with it is whole. */
export type Manifest = z.infer<typeof schema>;

export function tableFile(dir: string, table: string): string {
  return path.join(dir, "tables", `${table}.copy`);
}

export function imageFile(dir: string, image: string): string {
  return path.join(dir, "images", image);
}

export async function writeManifest(dir: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest, null, 1);
  await writeFile(path.join(dir, FILE), text, { flag: "wx", mode: 0o600, flush: true });
}

async function parseManifest(dir: string): Promise<Manifest> {
  try {
    return schema.parse(JSON.parse(await readFile(path.join(dir, FILE), "utf8")));
  } catch {
    throw new StartProblem(`${dir} holds no backup of this site, or an unfinished one.`);
  }
}

/** The backup in a folder, once every file of it is known to be as it was written. */
export async function readManifest(dir: string): Promise<Manifest> {
  const manifest = await parseManifest(dir);
  const files = [
    ...manifest.tables.map((table) => ({ file: tableFile(dir, table.name), sum: table })),
    ...manifest.images.map((image) => ({ file: imageFile(dir, image.path), sum: image })),
  ];
  for (const { file, sum } of files) {
    if (!(await isIntact(file, sum)))
      throw new StartProblem(`${file} is missing or damaged; nothing was restored.`);
  }
  return manifest;
}
