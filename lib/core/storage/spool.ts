import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, readdir, rm, stat, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { hourMs } from "../durations";
import { Upload } from "./upload";
import { writeError } from "./write-errors";

const prefix = "ombak-upload-";
/** Milliseconds; no upload takes as long. */
const abandoned = hourMs;

/** Opens a file on the disk and removes its name, so that the file disappears with the process. */
async function openSpool(): Promise<FileHandle> {
  const path = join(tmpdir(), prefix + randomUUID());
  const file = await open(path, "wx+", 0o600);
  try {
    await unlink(path);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Writes the stream to the disk, so that waiting uploads do not fill the memory. */
export async function spool(stream: Readable): Promise<Upload> {
  // A stream that breaks off while the file is being opened fails when it is read below.
  stream.on("error", () => undefined);
  const hash = createHash("sha256");
  let size = 0;
  let file: FileHandle | undefined;
  try {
    file = await openSpool();
    const counted = async function* () {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        hash.update(chunk);
        size += chunk.byteLength;
        yield chunk;
      }
    };
    await writeFile(file, counted());
    return new Upload(file, size, hash.digest("hex"));
  } catch (error) {
    await file?.close();
    throw writeError(error);
  }
}

/** Removes files of processes that were killed before they removed the name. */
export async function removeAbandonedSpools(now = Date.now()): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const path = join(tmpdir(), name);
    const file = await stat(path).catch(() => null);
    // Files of other users cannot be removed; they are left alone.
    if (file && now - file.mtimeMs > abandoned) await rm(path, { force: true }).catch(() => undefined);
  }
}
