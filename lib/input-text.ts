import { z } from "zod";
import { isBlank, storable } from "./storable";

/** Multipart ends every line with both; a line break is one letter, however a text was sent. */
function oneBreak(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** A text as staff type it, without what PostgreSQL cannot store. */
export function inputText(longest: number) {
  return z
    .string()
    .overwrite(storable)
    .overwrite(oneBreak)
    .max(longest, `Paling banyak ${longest} karakter.`);
}

/** A text that says something. */
export function requiredText(longest: number) {
  return inputText(longest).refine((text) => !isBlank(text), "Wajib diisi.");
}

/** What an optional column holds of a text: nothing where it is blank. */
export function textOrNull<T extends string | null | undefined>(text: T): T | null {
  return typeof text === "string" && isBlank(text) ? null : text;
}
