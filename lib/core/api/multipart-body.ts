import "server-only";
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "../errors";
import { spool } from "../storage/spool";
import { Upload } from "../storage/upload";
import { mediaType, partsOf, type SentBody } from "./json-body";

interface MultipartLimits {
  file: number;
  texts: number;
}

const parts = 100;
const headerSize = 8 * 1024;
const parserTimeout = 5_000;

const tooLarge = () => new AppError(413, "Isi permintaan terlalu besar.");
const broken = () => new AppError(400, "Isi multipart rusak atau tidak lengkap.");

function wholeLimit({ file, texts }: MultipartLimits): number {
  return file + texts + parts * headerSize;
}

function multipartParser(type: string, { file, texts }: MultipartLimits): BusboyInstance {
  const limits = { fileSize: file, fieldSize: texts, fields: parts, files: parts, parts };
  try {
    return Busboy({ headers: { "content-type": type }, limits: { ...limits, headerPairs: 20, headerSize } });
  } catch {
    throw broken();
  }
}

/** Pipes a body into its parser. Throws 413 over `limit` bytes and 400 if the parser fails. */
async function parseMultipart(request: Request, parser: BusboyInstance, limit: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const counted = async function* () {
    let size = 0;
    for await (const chunk of partsOf(request)) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge();
      yield chunk;
    }
    // After some broken bodies the parser waits for more bytes for ever.
    timer = setTimeout(() => parser.destroy(broken()), parserTimeout);
  };
  try {
    await pipeline(counted, parser);
  } catch (error) {
    throw error instanceof AppError ? error : broken();
  } finally {
    clearTimeout(timer);
  }
}

interface Multipart {
  values: Record<string, string | Upload>;
  dispose: () => Promise<void>;
}

/** Writes the files named in `files` to the disk. Throws 415, 413 or 400. */
async function readMultipart(
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
    // A destroyed parser may still emit a file whose header it had read.
    if (over || !files.includes(name)) return void stream.on("error", () => undefined).resume();
    streams.push(stream);
    const written = spool(stream).then((upload) => {
      uploads.push(upload);
      // Browsers send an empty file for an unused file field.
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
    await parseMultipart(request, parser, wholeLimit(limits));
    await Promise.all(writing);
  } catch (error) {
    for (const stream of streams) stream.destroy();
    await dispose();
    throw error;
  }
  return { values: Object.fromEntries(values), dispose };
}

function fingerprint(values: Record<string, string | Upload>): string {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof Upload ? { file: value.hash } : value,
  ]);
  return createHash("sha256").update(JSON.stringify(entries)).digest("hex");
}

interface MultipartDeclaration {
  texts: number;
  methodField: boolean;
  file: { name: string; bytes: number };
}

export async function readMultipartBody(
  request: Request,
  { texts, methodField, file }: MultipartDeclaration,
): Promise<SentBody> {
  const { values, dispose } = await readMultipart(request, [file.name], { file: file.bytes, texts });
  if (methodField && values._method !== "PUT") {
    await dispose();
    throw new AppError(400, "Permintaan POST ke alamat ini harus membawa _method=PUT.");
  }
  return { value: values, fingerprint: fingerprint(values), dispose };
}
