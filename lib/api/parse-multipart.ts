import "server-only";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "../errors";

export interface MultipartLimits {
  /** Bytes of one file. */
  file: number;
  /** Bytes of all that is no file. */
  texts: number;
}

const parts = 100;
const headerSize = 8 * 1024;
/** Milliseconds that the parser may think after the last byte. */
const patience = 5_000;

export const tooLarge = () => new AppError(413, "Isi permintaan terlalu besar.");
export const broken = () => new AppError(400, "Isi multipart rusak atau tidak lengkap.");

/** The most that a whole body within the limits may weigh. */
export function wholeLimit({ file, texts }: MultipartLimits): number {
  return file + texts + parts * headerSize;
}

export function multipartParser(type: string, { file, texts }: MultipartLimits): BusboyInstance {
  const limits = { fileSize: file, fieldSize: texts, fields: parts, files: parts, parts };
  try {
    return Busboy({ headers: { "content-type": type }, limits: { ...limits, headerPairs: 20, headerSize } });
  } catch {
    throw broken();
  }
}

/** Feeds a body to its parser, counting bytes; 413 over `limit`, 400 when the parser cannot make sense of it. */
export async function parseMultipart(
  body: NonNullable<Request["body"]>,
  parser: BusboyInstance,
  limit: number,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const counted = async function* () {
    let size = 0;
    // What is refused before its end is left, not cancelled: that would end the connection's stream,
    // and its next request would never be read.
    for await (const chunk of (body as NodeStream).values({ preventCancel: true })) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge();
      yield chunk;
    }
    // Some broken bodies leave it waiting for more.
    timer = setTimeout(() => parser.destroy(broken()), patience);
  };
  try {
    await pipeline(counted, parser);
  } catch (error) {
    throw error instanceof AppError ? error : broken();
  } finally {
    clearTimeout(timer);
  }
}
