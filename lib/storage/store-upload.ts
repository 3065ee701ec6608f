import "server-only";
import type { Upload } from "../api/upload";
import { inTurn } from "../in-turn";
import { type ImageReceipt, storeImage } from "./images";

/** As many as are encoded at a time; the others wait on the disk. */
const loading = inTurn(2);

/** Keeps an uploaded picture; throws as `storeImage` does. */
export function storeUpload(upload: Upload): Promise<ImageReceipt> {
  return loading(async () => storeImage(await upload.read()));
}
