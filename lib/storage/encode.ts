import "server-only";
import type { Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { saveFile } from "./files";
import type { StoredImage } from "./stored-image";
import { fullPath, pageWidths, type VariantFormat, variantPath } from "./variants";

/** Beyond this many pixels, summed over the copies, AVIF would cost more than about a second. */
const avifPixels = 18_000_000;

// AVIF at effort 2 costs three times as much for a tenth of the bytes.
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

/** Writes the picture and its copies under `path`; answers what pages need to draw it. */
export async function encodeImage(
  path: string,
  image: Sharp,
  width: number,
  height: number,
): Promise<StoredImage> {
  const widths = pageWidths.filter((copy) => copy < width);
  const pixels = [width, ...widths].reduce((sum, copy) => sum + (copy * copy * height) / width, 0);
  const avif = pixels <= avifPixels;
  const formats: VariantFormat[] = avif ? ["webp", "avif"] : ["webp"];
  for (const format of formats) {
    for (const copy of widths) {
      const bytes = await encoders[format](image.clone().resize({ width: copy })).toBuffer();
      await saveFile(variantPath(path, copy, format), bytes);
    }
    await saveFile(fullPath(path, format), await encoders[format](image.clone()).toBuffer());
  }
  return { path, width, height, widths, avif, thumbhash: await thumbhash(image) };
}
