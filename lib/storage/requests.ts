import { uploadFile } from "../api/upload-file";
import { imageReceipt } from "./receipt";

/** The name under which the store has the picture, and its size there. */
export interface UploadedImage {
  path: string;
  width: number;
  height: number;
}

/** Sends a picture to the store; `onProgress` is told the sent part, from 0 to 1. */
export async function uploadImage(
  file: File,
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
): Promise<UploadedImage> {
  const form = new FormData();
  form.append("image", file);
  return imageReceipt.parse(await uploadFile("packages/upload-image", { form, onProgress, signal }));
}
