import type { FileHandle } from "node:fs/promises";
import { z } from "zod";

/** A file that arrived in a multipart body, put aside on the disk until the request is over. */
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
