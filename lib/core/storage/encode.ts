import "server-only";
import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import type { DecodedImage } from "./decode";
import type { StoredImage } from "./stored-image";
import { fullPath, pageWidths, type VariantFormat, variantPath } from "./stored-names";

/** Above this sum of pixels over all copies, AVIF would take more than about a second. */
const avifPixels = 18_000_000;

// AVIF at effort 2 takes three times as long and saves a tenth of the bytes.
const encoders: Record<VariantFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 80, effort: 2 }),
  avif: (image) => image.avif({ quality: 52, effort: 0 }),
};

async function thumbhash(image: Sharp): Promise<string> {
  const { data, info } = await image
    .clone()
    .resize({ width: 100, height: 100, fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

function avifFits(width: number, height: number, widths: readonly number[]): boolean {
  return [width, ...widths].reduce((sum, copy) => sum + (copy * copy * height) / width, 0) <= avifPixels;
}

/** Scales the picture to raw pixels, so that both formats share the work. */
async function scaled(image: Sharp, width: number): Promise<Sharp> {
  const { data, info } = await image.clone().resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

export interface EncodedImage {
  image: StoredImage;
  files: Map<string, Uint8Array>;
}

export async function encodeCopies(
  path: string,
  { image, width, height }: DecodedImage,
  copyWidths: readonly number[] = pageWidths,
): Promise<EncodedImage> {
  const widths = copyWidths.filter((copy) => copy < width);
  const avif = avifFits(width, height, widths);
  const formats: VariantFormat[] = avif ? ["webp", "avif"] : ["webp"];
  const files = new Map<string, Uint8Array>();
  if (avif) files.set(fullPath(path, "avif"), await encoders.avif(image.clone()).toBuffer());
  let smaller = image;
  for (const copy of widths.toReversed()) {
    smaller = await scaled(smaller, copy);
    for (const format of formats) {
      files.set(variantPath(path, copy, format), await encoders[format](smaller.clone()).toBuffer());
    }
  }
  return { image: { path, width, height, widths, avif, thumbhash: await thumbhash(smaller) }, files };
}

export async function encodeImage(
  path: string,
  decoded: DecodedImage,
  copyWidths: readonly number[] = pageWidths,
): Promise<EncodedImage> {
  const { image, files } = await encodeCopies(path, decoded, copyWidths);
  files.set(path, await encoders.webp(decoded.image.clone()).toBuffer());
  return { image, files };
}

export async function describeWithoutCopies(path: string, bytes: Uint8Array): Promise<StoredImage> {
  const image = sharp(bytes);
  const { width, height } = await image.metadata();
  return { path, width, height, widths: [], avif: false, thumbhash: await thumbhash(image) };
}
