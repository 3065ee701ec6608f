import "server-only";
import { store } from "./store";
import type { ByteRange, StoredFile } from "./store-interface";
import { fileType, imageOf, isStoredName, pageWidths, variantPath } from "./stored-names";

/** Null: send the whole file. `unsatisfiable`: the range begins past the end (416). */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!from && !to) return null;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (start >= size || (!from && Number(to) === 0)) return "unsatisfiable";
  return start <= end ? { start, end } : null;
}

export async function copyPath(path: string, width: string | null): Promise<string> {
  const wanted = pageWidths.find((each) => String(each) === width);
  if (wanted === undefined || !isStoredName(path) || imageOf(path) !== path) return path;
  const copy = variantPath(path, wanted, "webp");
  return (await store().find(copy)) ? copy : path;
}

export function missingResponse(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

export interface FileContent extends StoredFile {
  read: (range: ByteRange | null) => Promise<ReadableStream>;
}

export async function storedContent(path: string): Promise<FileContent | null> {
  const file = await store().find(path);
  return file && { ...file, read: (range) => store().read(path, range) };
}

/** Responds with a file, a part of it, or 304. A HEAD request and a 304 do not read the file. */
export async function sendFile(file: FileContent, type: string, request: Request): Promise<Response> {
  const etag = `"${file.size.toString(36)}-${file.modified.getTime().toString(36)}"`;
  const headers = new Headers({
    "Content-Type": type,
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
  const body = request.method === "HEAD" ? null : await file.read(range);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Responds with a stored picture or a part of it. Every name that the store did not give is a 404. */
export async function fileResponse(path: string, request: Request): Promise<Response> {
  const file = isStoredName(path) ? await storedContent(path) : null;
  return file ? sendFile(file, fileType(path), request) : missingResponse();
}
