import "server-only";
import { AppError } from "../errors";

function tooLarge(limit: number): AppError {
  return new AppError(413, `Isi permintaan melebihi ${limit} byte.`);
}

/** The body as text; 413 when it is longer than `limit` bytes, by what it declares or by what arrives. */
export async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get("content-length")) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  const next = () =>
    reader?.read().catch(() => {
      throw new AppError(400, "Isi permintaan terputus.");
    });
  for (let read = await next(); read?.value; read = await next()) {
    size += read.value.byteLength;
    if (size > limit) {
      // Not cancelled: that would end the connection's stream, and its next request would never be read.
      reader?.releaseLock();
      throw tooLarge(limit);
    }
    chunks.push(read.value);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new AppError(400, "Isi permintaan bukan teks UTF-8.");
  }
}

/** The body's media type, without its parameters. */
export function mediaType(request: Request): string {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** What a JSON body says: 415 for another type, 413 over `limit` bytes, 400 when it cannot be read. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  if (mediaType(request) !== "application/json") {
    throw new AppError(415, "Content-Type harus application/json.");
  }
  const text = await readText(request, limit);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError(400, "Isi permintaan bukan JSON yang valid.");
  }
}
