import "server-only";
import type { Upload } from "../api/upload";
import { inTurn } from "../in-turn";
import { metrics } from "../metrics";
import { type ImageReceipt, storeImage } from "./images";

/** As many as are encoded at a time; the others wait on the disk. */
const loading = inTurn(2);

/** Keeps an uploaded picture; throws as `storeImage` does. */
export function storeUpload(upload: Upload): Promise<ImageReceipt> {
  const { uploads } = metrics();
  return loading(async () => {
    try {
      const receipt = await storeImage(await upload.read());
      uploads.inc({ outcome: "stored" });
      return receipt;
    } catch (error) {
      uploads.inc({ outcome: "refused" });
      throw error;
    }
  });
}
