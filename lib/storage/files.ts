import "server-only";
import { randomUUID } from "node:crypto";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { env } from "../env";
import { AppError } from "../errors";

/** Names that the store gives: hex folders and files, nothing that could lead out of it. */
const storedName = /^[0-9a-f]{2}\/[0-9a-f]{32}(-\d{2,4})?\.(webp|avif)$/;

export function isStoredName(path: string): boolean {
  return storedName.test(path);
}

/** Where a file of the store lies on the disk. */
export function filePath(path: string): string {
  if (!isStoredName(path)) throw new RangeError("not a name of the store");
  return resolve(env().STORAGE_DIR, path);
}

export async function hasFile(path: string): Promise<boolean> {
  return access(filePath(path)).then(
    () => true,
    () => false,
  );
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}

/** Writes a file whole or not at all: under a temporary name first, then renamed. */
export async function saveFile(path: string, bytes: Uint8Array): Promise<void> {
  const target = filePath(path);
  const temporary = resolve(env().STORAGE_DIR, ".incoming", randomUUID());
  try {
    await Promise.all(
      [dirname(target), dirname(temporary)].map((folder) => mkdir(folder, { recursive: true })),
    );
    await writeFile(temporary, bytes, { flag: "wx" });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    if (isDiskFull(error)) throw new AppError(507, "Ruang penyimpanan server penuh. Gambar tidak disimpan.");
    throw error;
  }
}
