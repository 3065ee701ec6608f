import "server-only";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { AppError } from "../../core/errors";
import { isLanguage, type Language } from "../../core/i18n/languages";
import type { OgImage } from "../../core/og/image";
import { refreshHeroBackgrounds } from "../../home/hero-backgrounds";
import { homeOgImage } from "../../home/metadata";
import { currentHomeView } from "../../home/queries";
import { singlePageOgImage } from "../../seo/single-page";
import { ogImageHash, ogImagePath } from "../../site/og/image-path";
import { renderOgImage } from "../../site/og/render";
import { getSiteSettings } from "../../site/settings";
import { publicAddresses } from "../addresses/public-addresses";
import { translatedEntities } from "../entities";
import { publicRecords } from "../public-records";
import { rowStores } from "../record-stores";

async function ofPage(name: string, language: Language): Promise<OgImage | null> {
  if (name === "home") return homeOgImage(await currentHomeView(), language);
  const list = publicRecords.find((each) => each.name === name);
  if (list) return list.pages?.ogImage(language) ?? null;
  const address = publicAddresses.find(({ route }) => route === `/${name}`);
  return address ? singlePageOgImage(address, language) : null;
}

async function findOgImage(of: string, name: string, language: Language): Promise<OgImage | null> {
  if (of === "page") return ofPage(name, language);
  const id = /^[1-9]\d{0,9}$/.test(name) ? Number(name) : 0;
  const entity = translatedEntities.find((each) => each === of);
  const pages = entity && rowStores[entity].publicPages;
  return pages ? pages.ogImage(id, language) : null;
}

const maxBytes = 32 * 1024 * 1024;
/** Images that may wait to be drawn, about three seconds of work; further requests get a 503. */
const maxWaiting = 50;

const cache = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (bytes) => bytes.length });
const underWay = new Map<string, Promise<Buffer>>();
const renderLimit = pLimit(1);

async function draw(hash: string, image: OgImage): Promise<Buffer> {
  try {
    const bytes = await renderLimit(() => renderOgImage(image));
    cache.set(hash, bytes);
    return bytes;
  } finally {
    underWay.delete(hash);
  }
}

async function cachedOgImage(image: OgImage): Promise<Buffer> {
  const hash = ogImageHash(image);
  const found = cache.get(hash) ?? underWay.get(hash);
  if (found) return found;
  if (underWay.size >= maxWaiting)
    throw new AppError(503, "Layanan sedang sibuk. Silakan coba lagi sebentar lagi.");
  const drawing = draw(hash, image);
  underWay.set(hash, drawing);
  return drawing;
}

/** Matches `home-ru-0123456789abcdef.jpg`: a page, its language, and the hash of its content. */
const fileName = /^([a-z0-9-]+)-([a-z]{2})-([0-9a-f]{16})\.jpg$/;

/** Draws only current content of existing pages. The address of earlier content redirects to the current image. */
export async function ogImageResponse(of: string, file: string, request: Request): Promise<Response> {
  await Promise.all([getSiteSettings(), refreshHeroBackgrounds()]);
  const [, name = "", language, hash] = fileName.exec(file) ?? [];
  const image = isLanguage(language) ? await findOgImage(of, name, language) : null;
  if (!image) throw new AppError(404, "Gambar tidak ditemukan.");
  const current = ogImageHash(image);
  if (hash !== current) {
    const headers = { Location: ogImagePath(image), "Cache-Control": "public, max-age=300" };
    return new Response(null, { status: 307, headers });
  }
  const headers = {
    "Content-Type": "image/jpeg",
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: `"${current}"`,
  };
  const known = request.headers.get("if-none-match") ?? "";
  if (known.includes(headers.ETag)) return new Response(null, { status: 304, headers });
  const bytes = request.method === "HEAD" ? null : await cachedOgImage(image);
  return new Response(bytes && new Uint8Array(bytes), {
    headers: bytes ? { ...headers, "Content-Length": String(bytes.length) } : headers,
  });
}
