import "server-only";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { cropAround, type FocalPoint } from "./crop";
import { type CutOriginal, cutName, type PictureCut } from "./cut-name";
import { decodeImage } from "./decode";
import { storeMade } from "./images";
import { store } from "./store";

async function readOriginal({ path, file }: CutOriginal): Promise<Uint8Array | null> {
  if (file) return readFile(file);
  if (!(await store().find(path))) return null;
  return buffer(await store().read(path, null));
}

/** Stores a cut around the focal point, with its copies. Does nothing if the original has been deleted. */
export async function storeCut(original: CutOriginal, cut: PictureCut, focus: FocalPoint): Promise<void> {
  await storeMade(cutName(original, cut, focus), cut.widths, async () => {
    const bytes = await readOriginal(original);
    if (!bytes) return null;
    const { image, width, height } = await decodeImage(bytes);
    const part = cropAround({ width, height }, cut, focus);
    const largest = Math.min(part.width, cut.widths.at(-1) ?? part.width);
    const { data, info } = await image
      .extract(part)
      .resize({ width: largest })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return { image: sharp(data, { raw }), width: info.width, height: info.height };
  });
}
