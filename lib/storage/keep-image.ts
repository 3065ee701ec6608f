import "server-only";
import { Upload } from "../api/upload";
import type { Transaction } from "../change-content";
import type { InputImage } from "./input-image";
import { requireStored } from "./require-stored";
import { storeUpload } from "./store-upload";

/** The name under which the store has what was sent as a picture; null: none, undefined: nothing was sent. */
export async function keepImage(image: InputImage | undefined): Promise<string | null | undefined> {
  if (image instanceof Upload) return (await storeUpload(image)).path;
  return image === "" ? null : image;
}

/** Throws 422 where the store does not have a record's picture. */
export async function requireImage(tx: Transaction, path: string | null | undefined): Promise<void> {
  if (path) await requireStored(tx, [["image", path]]);
}
