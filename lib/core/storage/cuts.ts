import "server-only";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { cropAround } from "./crop";
import { cutName, type PictureCut } from "./cut-name";
import { decodeImage } from "./decode";
import { storeMade } from "./images";
import { store } from "./store";

async function readOriginal(path: string): Promise<Uint8Array | null> {
  if (!(await store().find(path))) return null;
  return buffer(await store().read(path, null));
}

/** Stores a cut around the focal point, with its copies. Does nothing if the original has been deleted. */
export async function storeCut(cut: PictureCut): Promise<void> {
  const { original, shape, focus } = cut;
  await storeMade(cutName(cut), shape.widths, async () => {
    const bytes = await readOriginal(original);
    if (!bytes) return null;
    const { image, width, height } = await decodeImage(bytes);
    const part = cropAround({ width, height }, shape, focus);
    const largest = Math.min(part.width, shape.widths.at(-1) ?? part.width);
    const { data, info } = await image
      .extract(part)
      .resize({ width: largest })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return { image: sharp(data, { raw }), width: info.width, height: info.height };
  });
}
