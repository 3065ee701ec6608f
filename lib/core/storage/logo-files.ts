import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { db } from "../db";
import { hourMs } from "../durations";
import { AppError } from "../errors";
import { log } from "../log";
import { sharedState } from "../shared-state";
import { type CleanSvg, cleanSvg } from "./clean-svg";
import { type DrawnSvg, drawSvg } from "./draw-svg";
import {
  type LogoGround,
  type LogoIcon,
  leastLogoSide,
  logoGrounds,
  logoIcons,
  logoName,
  logoPicture,
} from "./logo-names";
import type { Upload } from "./upload";

/** Pixels of the longer side. Icons, Open Graph images and headers need no more. */
const longestSide = 512;

const svgLimit = 128 * 1024;

function refuse(message: string): never {
  throw new AppError(422, message, { file: [message] });
}

function picture(png: Buffer): Sharp {
  return sharp(png, { limitInputPixels: 25_000_000, failOn: "error" }).resize({
    width: longestSide,
    height: longestSide,
    fit: "inside",
  });
}

/** Judges by the visible pixels on which ground a logo can be seen; null for a picture without any. */
function groundOf(pixels: Buffer): LogoGround | null {
  let [visible, light] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    visible += alpha;
    light += (alpha * (0.3 * red + 0.59 * green + 0.11 * blue)) / 255;
  }
  const isOpaque = visible > 0.97 * 255 * (pixels.length / 4);
  if (visible < 255) return null;
  return !isOpaque && light / visible > 0.7 ? "dark" : "light";
}

async function readPng(bytes: Buffer): Promise<Buffer> {
  const header = await sharp(bytes).metadata();
  if (Math.max(header.width, header.height) < leastLogoSide)
    refuse(`Gambar terlalu kecil: sisi terpanjang paling sedikit ${leastLogoSide} piksel.`);
  return picture(bytes).png({ compressionLevel: 9 }).toBuffer();
}

const problems = {
  other: "Berkas ini bukan SVG atau PNG. Pilih berkas lain.",
  broken: "Gambar ini rusak atau terlalu rumit. Simpan ulang sebagai SVG sederhana atau PNG.",
  complex: "SVG terlalu rumit untuk digambar. Sederhanakan gambarnya atau pakai PNG.",
  large: "SVG terlalu besar: sisi terpanjang paling banyak 4.096 piksel.",
} as const satisfies Record<NonNullable<(CleanSvg | DrawnSvg)["problem"]>, string>;

async function readSvg(bytes: Buffer): Promise<{ content: Buffer; png: Buffer }> {
  const clean = cleanSvg(new TextDecoder("utf-8").decode(bytes));
  if (clean.problem) return refuse(problems[clean.problem]);
  if (clean.text.length > svgLimit)
    refuse("SVG terlalu besar: paling besar 128 KB. Sederhanakan gambarnya atau pakai PNG.");
  const content = Buffer.from(clean.text);
  const drawn = await drawSvg(content, longestSide);
  return drawn.problem ? refuse(problems[drawn.problem]) : { content, png: drawn.png };
}

/** Stores a logo, cleaned or encoded anew, and returns its path. Refuses other files with 422 and says which files are accepted. */
export async function storeLogo(file: Upload): Promise<string> {
  const bytes = Buffer.from(await file.read());
  const isPng = bytes.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n";
  const ofSharp = (error: unknown) => {
    if (error instanceof AppError) throw error;
    return refuse(problems.broken);
  };
  const readAsPng = async () => {
    const content = await readPng(bytes);
    return { content, png: content };
  };
  const { content, png } = isPng ? await readAsPng().catch(ofSharp) : await readSvg(bytes);
  const { data, info } = await picture(png)
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(ofSharp);
  const { width, height } = info;
  const ground = groundOf(data) ?? refuse("Gambar ini kosong. Pilih berkas lain.");
  if (width > 8 * height || height > 3 * width)
    refuse(
      "Bentuk logo terlalu panjang: lebar paling banyak 8 kali tinggi, tinggi paling banyak 3 kali lebar.",
    );
  const hash = createHash("sha256").update(content).digest("hex");
  const name = logoName(hash, { width, height, ground, format: isPng ? "png" : "svg" });
  await db().siteLogo.upsert({
    where: { name },
    create: { name, content: new Uint8Array(content) },
    update: {},
  });
  return `/logo/${name}`;
}

/** Names are hashes, so a file that was read once stays right, also while the database is away. */
const { files, undrawable, drawing } = sharedState("logo-files", () => ({
  files: new LRUCache<string, Buffer>({ max: 40 }),
  /** Logos that failed to be drawn. They are tried again after an hour. */
  undrawable: new LRUCache<string, true>({ max: 40, ttl: hourMs }),
  drawing: pLimit(1),
}));

async function cached(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const known = files.get(key);
  if (known) return known;
  const made = await make();
  if (made) files.set(key, made);
  return made;
}

/** Returns the file of a logo; null if there is none of this path. */
export function readLogo(path: string): Promise<Buffer | null> {
  if (!logoPicture(path)) return Promise.resolve(null);
  return cached(path, async () => {
    const row = await db().siteLogo.findUnique({
      where: { name: path.slice("/logo/".length) },
      select: { content: true },
    });
    return row && Buffer.from(row.content);
  });
}

/** Returns a logo as PNG, of an SVG its drawing; null if there is none of this path, or if it cannot be drawn. */
async function readDrawn(path: string): Promise<Buffer | null> {
  if (undrawable.has(path)) return null;
  return cached(`${path}/drawn`, async () => {
    const content = await readLogo(path);
    if (!content || logoPicture(path)?.format === "png") return content;
    const { png, problem } = await drawSvg(content, longestSide);
    if (png) return png;
    log().warn({ path, problem }, "The logo could not be drawn.");
    undrawable.set(path, true);
    return null;
  });
}

/** Returns a logo of a height in pixels as PNG, on transparent ground. */
export async function logoLayer(path: string, size: { width: number; height: number }) {
  const png = await readDrawn(path);
  if (!png) return null;
  const { data, info } = await picture(png)
    .resize({ ...size, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Draws an icon of a logo on the ground on which the logo can be seen. */
export function drawLogoIcon(path: string, icon: LogoIcon): Promise<Buffer | null> {
  return cached(`${path}/${icon}`, () =>
    drawing(async () => {
      const { size, share } = logoIcons[icon];
      const inner = Math.round(size * share);
      const layer = await logoLayer(path, { width: inner, height: inner });
      if (!layer) return null;
      const background = logoGrounds[logoPicture(path)?.ground ?? "light"];
      return sharp({ create: { width: size, height: size, channels: 3, background } })
        .composite([{ input: layer.input, gravity: "centre" }])
        .png()
        .toBuffer();
    }),
  );
}

/** Draws the copy that pages show in place of a PNG, three pixels for each of the screen. */
export function drawLogoCopy(path: string): Promise<Buffer | null> {
  return cached(`${path}/copy`, () =>
    drawing(async () => {
      const png = await readDrawn(path);
      return (
        png &&
        picture(png).resize({ width: 480, height: 120, fit: "inside" }).webp({ quality: 90 }).toBuffer()
      );
    }),
  );
}
