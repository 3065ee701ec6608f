import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "../errors";

export interface SentBody {
  value: unknown;
  fingerprint: string;
  dispose: () => Promise<void>;
}

function tooLarge(limit: number): AppError {
  return new AppError(413, `Isi permintaan melebihi ${limit} byte.`);
}

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
      // Cancelling the stream would end the connection and lose its next request.
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

export function mediaType(request: Request): string {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/**
 * The deepest valid body, a tour with its texts, has six levels. Thousands would exhaust the stack of recursive code.
 */
const deepest = 64;

function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted && character === "\\") at += 1;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new AppError(400, `Isi JSON bersarang lebih dari ${deepest} tingkat.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError(400, "Isi permintaan bukan JSON yang valid.");
  }
}

/** Reads a JSON body. Throws 415 for another type, 413 over `limit` bytes, 400 for invalid JSON. */
export async function readJsonBody(request: Request, { limit }: { limit: number }): Promise<SentBody> {
  if (mediaType(request) !== "application/json") {
    throw new AppError(415, "Content-Type harus application/json.");
  }
  const value = parseJson(await readText(request, limit));
  const fingerprint = createHash("sha256").update(JSON.stringify(value)).digest("hex");
  return { value, fingerprint, dispose: async () => {} };
}
