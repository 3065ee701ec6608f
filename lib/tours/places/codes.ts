import { z } from "zod";

export const placeCode = z
  .string()
  .max(60, "Paling banyak 60 karakter.")
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Kode tempat: huruf kecil, angka, dan tanda hubung.");

export function readableCode(code: string): string {
  return code
    .replace(/(?:^|-)(\p{L})/gu, (match, letter: string) => match.replace(letter, letter.toUpperCase()))
    .replace(/[-_]/g, " ");
}

/** The waters around a place, as orders of the harbour office name them. */
export const placeWaters = ["outer", "bay", "land"] as const;

export type PlaceWaters = (typeof placeWaters)[number];
