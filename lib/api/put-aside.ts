import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "../errors";
import { Upload } from "./upload";

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}

/** A name for a file that lives as long as a request. */
export function asidePath(): string {
  return join(tmpdir(), `ombak-upload-${randomUUID()}`);
}

/** Writes what arrives to `path`, so that waiting uploads fill the disk and not the memory. */
export async function putAside(stream: Readable, path: string): Promise<Upload> {
  const hash = createHash("sha256");
  let size = 0;
  const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
  const closed = new Promise<void>((resolve) => file.once("close", resolve));
  try {
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.byteLength;
          yield chunk;
        }
      },
      file,
    );
  } catch (error) {
    // A pipeline that fails does not wait for a file that is still being opened: that would be there
    // after it was removed.
    file.destroy();
    await closed;
    if (isDiskFull(error)) throw new AppError(507, "Ruang penyimpanan server penuh. Gambar tidak disimpan.");
    throw error;
  }
  return new Upload(path, size, hash.digest("hex"));
}
