import "server-only";
import { createHash } from "node:crypto";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { readBounded } from "../bounded-body";
import { AppError } from "../errors";

export interface SentBody {
  value: unknown;
  fingerprint: string;
  dispose: () => Promise<void>;
}

function tooLarge(limit: number): AppError {
  return new AppError(413, `Isi permintaan melebihi ${limit} byte.`);
}

/** Yields the parts of a body. Leaves an unread rest alone: to cancel it would end the stream of the connection. */
export function partsOf(request: Request): AsyncIterable<Uint8Array> {
  const body = request.body ?? new Blob().stream();
  return (body as NodeStream<Uint8Array>).values({ preventCancel: true });
}

/** Throws 413 if the declared or the real length exceeds `limit` bytes. */
export async function readBodyText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get("content-length")) > limit) throw tooLarge(limit);
  const body = await readBounded(partsOf(request), limit).catch(() => {
    throw new AppError(400, "Isi permintaan terputus.");
  });
  if (!body) throw tooLarge(limit);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw new AppError(400, "Isi permintaan bukan teks UTF-8.");
  }
}

export function mediaType(request: Request): string {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** The deepest valid body has six levels. Thousands would exhaust the stack of recursive code. */
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

/** Gives keys their known names. A key that exists under its known name keeps that value. */
function withKnownNames(value: unknown, aliases: Record<string, string>): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const renamed = Object.entries(value).flatMap(([key, each]) => {
    const name = Object.hasOwn(aliases, key) ? aliases[key] : undefined;
    return name === undefined ? [] : [[name, each]];
  });
  return { ...Object.fromEntries(renamed), ...value };
}

/** Throws 415 for another type, 413 over `limit` bytes and 400 for invalid JSON. */
export async function readJsonBody(
  request: Request,
  { limit, aliases }: { limit: number; aliases?: Record<string, string> },
): Promise<SentBody> {
  if (mediaType(request) !== "application/json") {
    throw new AppError(415, "Content-Type harus application/json.");
  }
  const value = withKnownNames(parseJson(await readBodyText(request, limit)), aliases ?? {});
  const fingerprint = createHash("sha256").update(JSON.stringify(value)).digest("hex");
  return { value, fingerprint, dispose: async () => {} };
}
