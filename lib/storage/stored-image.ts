import { z } from "zod";

/** A file of the store and what pages need to draw it without opening it. */
export const storedImage = z.object({
  /** Name within the store, without the `/storage/` prefix. */
  path: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Widths of the copies beside it, ascending. */
  widths: z.array(z.int().positive()),
  /** Whether AVIF copies stand beside the WebP ones. */
  avif: z.boolean(),
  /** Base64; the blurred colour shown while loading. */
  thumbhash: z.string(),
});

export type StoredImage = z.output<typeof storedImage>;

const prefix = "/storage/";

/** A file's name: with the address's prefix at the border, without it within. */
export const storageAddress = z.codec(z.string(), z.string(), {
  decode: (value) => (value.startsWith(prefix) ? value.slice(prefix.length) : value),
  encode: (path) => prefix + path,
});
