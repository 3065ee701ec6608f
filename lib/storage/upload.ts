import type { FileHandle } from "node:fs/promises";
import { z } from "zod";
import { storageAddress } from "./stored-image";

/** A file that arrived in a multipart body, spooled to the disk until the request is over. */
export class Upload {
  constructor(
    private readonly file: FileHandle,
    readonly size: number,
    /** SHA-256 of the content. */
    readonly hash: string,
  ) {}

  async read(): Promise<Uint8Array> {
    const bytes = new Uint8Array(this.size);
    for (let at = 0; at < this.size; ) {
      const { bytesRead } = await this.file.read(bytes, at, this.size - at, at);
      if (bytesRead === 0) throw new Error("a spool file ended too soon");
      at += bytesRead;
    }
    return bytes;
  }

  /** Lets go of the file. */
  close(): Promise<void> {
    return this.file.close();
  }
}

export const upload = z.instanceof(Upload, { error: "Pilih berkas gambar." });

/** A record's picture as it is written: a new file, or the name of one of the store; empty: none. */
export const inputImage = z.union([upload, storageAddress]);

export type InputImage = z.output<typeof inputImage>;

/** `POST packages/upload-image`. */
export const uploadedImageSchema = z.object({ image: upload });

/** What an upload answers: the address, and the size that is kept. */
export const imageReceipt = z.object({
  path: storageAddress,
  width: z.int().positive(),
  height: z.int().positive(),
});
