import { z } from "zod";

export const storedImage = z.object({
  path: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()),
  avif: z.boolean(),
  /** Base64; the blurred colour shown while loading. */
  thumbhash: z.string(),
});

export type StoredImage = z.output<typeof storedImage>;

const prefix = "/storage/";

/** A file's name: with the prefix of its address in the API, without it in the database. */
export const storageAddress = z.codec(z.string(), z.string(), {
  decode: (value) => (value.startsWith(prefix) ? value.slice(prefix.length) : value),
  encode: (path) => prefix + path,
});
