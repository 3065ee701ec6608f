import "server-only";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { byteRange } from "./byte-range";
import { filePath, isStoredName } from "./files";

const types: Record<string, string> = { webp: "image/webp", avif: "image/avif" };

function missing(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

async function sizeOf(path: string): Promise<{ size: number; mtimeMs: number } | null> {
  try {
    return await stat(filePath(path));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function bytes(path: string, range?: { start: number; end: number }): ReadableStream {
  return Readable.toWeb(createReadStream(filePath(path), range)) as ReadableStream;
}

/** A file of the store, whole or in part; 404 for every name that the store did not give. */
export async function fileResponse(path: string, request: Request): Promise<Response> {
  const file = isStoredName(path) ? await sizeOf(path) : null;
  if (!file) return missing();
  const etag = `"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`;
  const headers = new Headers({
    "Content-Type": types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream",
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    "Accept-Ranges": "bytes",
    ETag: etag,
  });
  const known = request.headers.get("if-none-match") ?? "";
  if (known === "*" || known.includes(etag)) return new Response(null, { status: 304, headers });
  const range = byteRange(request.headers.get("range"), file.size);
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${file.size}` } });
  }
  headers.set("Content-Length", String(range ? range.end - range.start + 1 : file.size));
  if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${file.size}`);
  const body = request.method === "HEAD" ? null : bytes(path, range ?? undefined);
  return new Response(body, { status: range ? 206 : 200, headers });
}
