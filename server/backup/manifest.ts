import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { isStoredFile } from "@/lib/core/storage/stored-names.ts";
import { StartProblem } from "../process/lifecycle.ts";

export interface FileSum {
  bytes: number;
  sha256: string;
}

async function summed(stream: AsyncIterable<Uint8Array>, target?: NodeJS.WritableStream): Promise<FileSum> {
  const hash = createHash("sha256");
  let bytes = 0;
  const counted = async function* () {
    for await (const piece of stream) {
      hash.update(piece);
      bytes += piece.byteLength;
      yield piece;
    }
  };
  if (target) await pipeline(counted, target);
  else for await (const _ of counted());
  return { bytes, sha256: hash.digest("hex") };
}

export async function writeSummed(file: string, stream: Readable): Promise<FileSum> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  return summed(stream, createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }));
}

async function isIntact(file: string, { bytes, sha256 }: FileSum): Promise<boolean> {
  const found = await summed(createReadStream(file)).catch(() => null);
  return found?.bytes === bytes && found.sha256 === sha256;
}

const FILE = "manifest.json";

const sum = { bytes: z.int().nonnegative(), sha256: z.string() };
const name = z.string().regex(/^[\w.-]+$/);

const schema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  migrations: z.array(name),
  tables: z.array(z.object({ name, columns: z.array(name), rows: z.int(), ...sum })),
  sequences: z.array(z.object({ name, next: z.string().regex(/^\d+$/) })),
  /** The files of pictures and documents. */
  images: z.array(z.object({ path: z.string().refine(isStoredFile), ...sum })),
  missing: z.array(z.string()),
});

/** The content of a backup. It is written last, so a folder with a manifest is complete. */
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
    throw new StartProblem(`The folder ${dir} has no backup of this site, or an incomplete one.`);
  }
}

export async function readManifest(dir: string): Promise<Manifest> {
  const manifest = await parseManifest(dir);
  const files = [
    ...manifest.tables.map((table) => ({ file: tableFile(dir, table.name), sum: table })),
    ...manifest.images.map((image) => ({ file: imageFile(dir, image.path), sum: image })),
  ];
  for (const { file, sum } of files) {
    if (!(await isIntact(file, sum)))
      throw new StartProblem(`The file ${file} of the backup is missing or damaged. Nothing was restored.`);
  }
  return manifest;
}
