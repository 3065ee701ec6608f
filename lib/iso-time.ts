import { z } from "zod";

/** A moment: ISO 8601 at the border (UTC on the way out), a `Date` within. */
export const isoTime = z.codec(z.union([z.iso.datetime({ offset: true }), z.date()]), z.date(), {
  decode: (value) => new Date(value),
  encode: (date) => date.toISOString(),
});
