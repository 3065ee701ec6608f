import { z } from "zod";

/** A place's name within the site: `maya-bay`. */
export const placeCode = z
  .string()
  .max(60, "Paling banyak 60 karakter.")
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Kode tempat: huruf kecil, angka, dan tanda hubung.");

/** A code as words, where the place's name is not at hand: "Maya Bay". */
export function readableCode(code: string): string {
  return code
    .replace(/(?:^|-)(\p{L})/gu, (match, letter: string) => match.replace(letter, letter.toUpperCase()))
    .replaceAll("-", " ");
}
