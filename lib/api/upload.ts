import { z } from "zod";

/** A file that arrived in a multipart body, put aside on the disk until the request is over. */
export class Upload {
  constructor(
    readonly path: string,
    readonly size: number,
    /** SHA-256 of the content. */
    readonly hash: string,
  ) {}
}

export const upload = z.instanceof(Upload, { error: "Pilih berkas gambar." });
