import type { FileHandle } from "node:fs/promises";
import { z } from "zod";
import { storageAddress } from "./stored-image";

export class Upload {
  constructor(
    private readonly file: FileHandle,
    readonly size: number,
    readonly hash: string,
  ) {}

  async read(): Promise<Uint8Array> {
    const bytes = new Uint8Array(this.size);
    for (let at = 0; at < this.size; ) {
      const { bytesRead } = await this.file.read(bytes, at, this.size - at, at);
      if (bytesRead === 0) throw new Error("The file of an upload ended too early.");
      at += bytesRead;
    }
    return bytes;
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

export const upload = z.instanceof(Upload, { error: "Pilih berkas gambar." });

/** A picture in a request: a new file, or the name of a stored one; an empty text removes the picture. */
export const inputImage = z.union([upload, storageAddress]);

export type InputImage = z.output<typeof inputImage>;

export const uploadedImageSchema = z.object({ image: upload });

export const imageReceipt = z.object({
  path: storageAddress,
  width: z.int().positive(),
  height: z.int().positive(),
});
