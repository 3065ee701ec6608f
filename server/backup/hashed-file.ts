import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export interface FileSum {
  bytes: number;
  sha256: string;
}

/** Reads a stream to its end, handing its pieces on, and says what it was. */
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

/** Writes a stream to a new file, which is on the disk when this resolves. */
export async function writeSummed(file: string, stream: Readable): Promise<FileSum> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  return summed(stream, createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }));
}

/** Whether a file is there and is what it was when it was written. */
export async function isIntact(file: string, { bytes, sha256 }: FileSum): Promise<boolean> {
  const found = await summed(createReadStream(file)).catch(() => null);
  return found?.bytes === bytes && found.sha256 === sha256;
}
