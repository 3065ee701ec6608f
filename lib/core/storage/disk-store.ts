import "server-only";
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { env } from "../env";
import type { Store } from "./store-interface";
import { isStoredFile } from "./stored-names";
import { writeError } from "./write-errors";

function filePath(path: string): string {
  if (!isStoredFile(path)) throw new RangeError("not a name of the store");
  return resolve(env().STORAGE_DIR, path);
}

function incoming(): string {
  return resolve(env().STORAGE_DIR, ".incoming");
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

async function unlessMissing<T, M>(task: Promise<T>, missing: M): Promise<T | M> {
  try {
    return await task;
  } catch (error) {
    if (hasCode(error, "ENOENT", "ENOTDIR")) return missing;
    throw error;
  }
}

async function* filesIn(folder: string) {
  for (const name of await unlessMissing(readdir(folder), [])) {
    const file = await unlessMissing(stat(join(folder, name)), null);
    if (file?.isFile()) yield { name, modified: file.mtime };
  }
}

export const diskStore: Store = {
  async save(path, bytes) {
    const target = filePath(path);
    const temporary = join(incoming(), randomUUID());
    try {
      await mkdir(dirname(target), { recursive: true });
      await mkdir(incoming(), { recursive: true });
      await writeFile(temporary, bytes, { flag: "wx", flush: true });
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw writeError(error);
    }
  },
  async find(path) {
    const file = await unlessMissing(stat(filePath(path)), null);
    return file && { size: file.size, modified: file.mtime };
  },
  async read(path, range) {
    return Readable.toWeb(createReadStream(filePath(path), range ?? undefined)) as ReadableStream;
  },
  async remove(path) {
    await rm(filePath(path), { force: true });
  },
  async *list() {
    for (const folder of await unlessMissing(readdir(env().STORAGE_DIR), [])) {
      for await (const { name, modified } of filesIn(resolve(env().STORAGE_DIR, folder))) {
        const path = `${folder}/${name}`;
        if (isStoredFile(path)) yield { path, modified };
      }
    }
  },
  async tidy(before) {
    let removed = 0;
    for await (const { name, modified } of filesIn(incoming())) {
      if (modified >= before) continue;
      await rm(join(incoming(), name), { force: true });
      removed += 1;
    }
    return removed;
  },
};
