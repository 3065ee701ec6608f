import { z } from "zod";

const earliest = Date.UTC(1900);
const latest = Date.UTC(2200);

/** A bare day, which is its midnight in UTC, or an ISO datetime (decisions.md 10, "Days"). */
export const inputDay = z
  .codec(z.union([z.iso.date(), z.iso.datetime({ offset: true })]), z.date(), {
    decode: (value) => new Date(value),
    encode: (date) => date.toISOString(),
  })
  .refine(
    (date) => date.getTime() >= earliest && date.getTime() < latest,
    "Tanggal harus antara tahun 1900 dan 2199.",
  );
