import "server-only";
import type { Readable } from "node:stream";
import { AppError } from "../errors";
import {
  broken,
  type MultipartLimits,
  multipartParser,
  parseMultipart,
  tooLarge,
  wholeLimit,
} from "./parse-multipart";
import { putAside } from "./put-aside";
import { mediaType } from "./read-body";
import type { Upload } from "./upload";

export interface Multipart {
  values: Record<string, string | Upload>;
  dispose: () => Promise<void>;
}

/**
 * A multipart body: its texts, and the files named in `files`, put aside on the disk. 415 for another
 * type, 413 over the limits by declared or counted bytes, 400 when it is broken or ends too soon.
 */
export async function readMultipart(
  request: Request,
  files: readonly string[],
  limits: MultipartLimits,
): Promise<Multipart> {
  if (mediaType(request) !== "multipart/form-data") {
    throw new AppError(415, "Content-Type harus multipart/form-data.");
  }
  if (Number(request.headers.get("content-length")) > wholeLimit(limits)) throw tooLarge();
  const parser = multipartParser(request.headers.get("content-type") ?? "", limits);
  if (!request.body) throw broken();
  const values = new Map<string, string | Upload>();
  const uploads: Upload[] = [];
  const streams: Readable[] = [];
  const writing: Promise<void>[] = [];
  let over = false;
  const refuse = () => void parser.destroy(tooLarge());

  parser.on("partsLimit", refuse);
  parser.on("field", (name, value, _, truncated) => {
    if (truncated) refuse();
    else if (name) values.set(name, value);
  });
  parser.on("file", (name, stream) => {
    stream.on("limit", refuse);
    // A parser that was stopped may still tell of a file that it had read of.
    if (over || !files.includes(name)) return void stream.on("error", () => undefined).resume();
    streams.push(stream);
    const written = putAside(stream).then((upload) => {
      uploads.push(upload);
      // An empty file is how a browser sends a file field that nobody used.
      if (upload.size > 0) values.set(name, upload);
    });
    written.catch((error: Error) => parser.destroy(error));
    writing.push(written);
  });

  const dispose = async () => {
    over = true;
    await Promise.allSettled(writing);
    await Promise.all(uploads.splice(0).map((upload) => upload.close()));
  };
  try {
    await parseMultipart(request.body, parser, wholeLimit(limits));
    await Promise.all(writing);
  } catch (error) {
    for (const stream of streams) stream.destroy();
    await dispose();
    throw error;
  }
  return { values: Object.fromEntries(values), dispose };
}
