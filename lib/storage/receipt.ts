import { z } from "zod";
import { upload } from "../api/upload";
import { storageAddress } from "./stored-image";

/** `POST packages/upload-image`. */
export const uploadedImageSchema = z.object({ image: upload });

/** What an upload answers: the address, and the size that is kept. */
export const imageReceipt = z.object({
  path: storageAddress,
  width: z.int().positive(),
  height: z.int().positive(),
});
