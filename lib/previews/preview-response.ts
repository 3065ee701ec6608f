import "server-only";
import { AppError } from "../errors";
import { isLanguage } from "../i18n/languages";
import { findPreview } from "./find-preview";
import { keptPreview } from "./kept-previews";
import { previewHash, previewPath } from "./preview";

/** `home-ru-0123456789abcdef.jpg`: whose, in which language, of which content. */
const fileName = /^([a-z0-9-]+)-([a-z]{2})-([0-9a-f]{16})\.jpg$/;

/**
 * The picture at `/og/{of}/{file}`. Drawn for pages that are there and for their present content alone: an
 * address of earlier content, such as a shared link holds, leads to the present picture.
 */
export async function previewResponse(of: string, file: string, request: Request): Promise<Response> {
  const [, name = "", language, hash] = fileName.exec(file) ?? [];
  const preview = isLanguage(language) ? await findPreview(of, name, language) : null;
  if (!preview) throw new AppError(404, "Gambar tidak ditemukan.");
  const current = previewHash(preview);
  if (hash !== current) {
    const headers = { Location: previewPath(preview), "Cache-Control": "public, max-age=300" };
    return new Response(null, { status: 307, headers });
  }
  const headers = {
    "Content-Type": "image/jpeg",
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: `"${current}"`,
  };
  const known = request.headers.get("if-none-match") ?? "";
  if (known.includes(headers.ETag)) return new Response(null, { status: 304, headers });
  const bytes = request.method === "HEAD" ? null : await keptPreview(preview);
  return new Response(bytes && new Uint8Array(bytes), {
    headers: bytes ? { ...headers, "Content-Length": String(bytes.length) } : headers,
  });
}
