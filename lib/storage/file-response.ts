import "server-only";
import { byteRange } from "./byte-range";
import { store } from "./store";
import { isStoredName } from "./stored-name";

const types: Record<string, string> = { webp: "image/webp", avif: "image/avif" };

function missing(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** A file of the store, whole or in part; 404 for every name that the store did not give. */
export async function fileResponse(path: string, request: Request): Promise<Response> {
  const file = isStoredName(path) ? await store().find(path) : null;
  if (!file) return missing();
  const etag = `"${file.size.toString(36)}-${file.modified.getTime().toString(36)}"`;
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
  const body = request.method === "HEAD" ? null : await store().read(path, range);
  return new Response(body, { status: range ? 206 : 200, headers });
}
