import { z } from "zod";
import { operatorDay } from "./days";

const earliest = Date.UTC(1900);
const latest = Date.UTC(2200);

const bareDay = z.iso.date();

/** A bare day, or a moment, of which its day in Bangkok counts; either is stored as that day's midnight in UTC. */
export const inputDay = z
  .codec(z.union([bareDay, z.iso.datetime({ offset: true })]), z.date(), {
    decode: (value) => (bareDay.safeParse(value).success ? new Date(value) : operatorDay(new Date(value))),
    encode: (date) => date.toISOString(),
  })
  .refine(
    (date) => date.getTime() >= earliest && date.getTime() < latest,
    "Tanggal harus antara tahun 1900 dan 2199.",
  )
  .describe(
    "A day, or a moment, of which its day in Bangkok counts. Reads back as that day's midnight in UTC.",
  );
