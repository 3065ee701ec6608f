import "server-only";
import { LRUCache } from "lru-cache";
import { AppError } from "../errors";
import { inTurn } from "../in-turn";
import { drawPreview } from "./draw";
import { type Preview, previewHash } from "./preview";

const maxBytes = 32 * 1024 * 1024;
/** Pictures that may wait to be drawn, about three seconds' work; who comes then is asked to come again. */
const maxWaiting = 50;

const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (bytes) => bytes.length });
const underWay = new Map<string, Promise<Buffer>>();
const drawing = inTurn(1);

async function drawnOnce(hash: string, preview: Preview): Promise<Buffer> {
  try {
    const bytes = await drawing(() => drawPreview(preview));
    kept.set(hash, bytes);
    return bytes;
  } finally {
    underWay.delete(hash);
  }
}

/** The picture of a preview: drawn once, one at a time, however many ask. */
export async function keptPreview(preview: Preview): Promise<Buffer> {
  const hash = previewHash(preview);
  const found = kept.get(hash) ?? underWay.get(hash);
  if (found) return found;
  if (underWay.size >= maxWaiting)
    throw new AppError(503, "Layanan sedang sibuk. Silakan coba lagi sebentar lagi.");
  const drawn = drawnOnce(hash, preview);
  underWay.set(hash, drawn);
  return drawn;
}
