import { numberProblem } from "../core/content/field-kinds";
import { sanitizeText } from "../core/content/text";
import { typedNumber } from "../core/typed-number";

export type Cell = string | number | boolean | Date | null;

/** A cell of a workbook whose formula failed; `error` is its code, such as `#REF!`, or empty. */
export interface ErrorCell {
  error: string;
}

export type ReadCell = Cell | ErrorCell;

export function isErrorCell(cell: ReadCell | undefined): cell is ErrorCell {
  return typeof cell === "object" && cell !== null && "error" in cell;
}

/** Says what the staff can do about a cell whose formula failed with this error code. */
export function errorMessage(code: string): string {
  const error = code ? `kesalahan ${code.slice(0, 40)}` : "kesalahan";
  return `Sel ini berisi ${error}. Perbaiki rumusnya atau tulis nilainya, lalu unggah lagi.`;
}

/** The text of a cell that clears an optional value. */
export const clearing = "[hapus]";

const number = /^[+-]?\d+(?:[.,]\d+)*$/;

const risky = /^['=+\-@\t\r]/;

export function guardText(text: string): string {
  const begins = risky.test(text) || risky.test(text.trimStart());
  return begins && !number.test(text) ? `'${text}` : text;
}

export function unguardText(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}

/** Characters that a workbook cannot hold, or that its writer drops: controls and noncharacters. */
const unwritable =
  /[^\t\n\r\u{20}-\u{7E}\u{85}\u{A0}-\u{D7FF}\u{E000}-\u{FFFC}\u{10000}-\u{10FFFF}]|\p{Noncharacter_Code_Point}/gu;

export function writableText(text: string): string {
  return sanitizeText(text).replace(unwritable, "");
}

/** A text without what files and spreadsheets change: kinds of line breaks and surrounding white space. */
export function normalizeText(text: string): string {
  return writableText(text).replace(/\r\n?/g, "\n").trim();
}

export function isEmptyCell(cell: Cell | undefined): boolean {
  return cell === undefined || cell === null || (typeof cell === "string" && cell.trim() === "");
}

export function isClearing(cell: Cell | undefined): boolean {
  return typeof cell === "string" && cell.trim().toLowerCase() === clearing;
}

type ReadValue<T> = { value: T } | { problem: string };

/** Reads a text. Numbers are accepted, because spreadsheets turn `007` and `2026` into numbers. */
export function readTextCell(cell: Cell): ReadValue<string> {
  if (cell instanceof Date) return { problem: "Sel ini berisi tanggal. Ubah formatnya menjadi teks." };
  if (typeof cell === "boolean") return { problem: "Sel ini berisi nilai benar/salah. Ubah menjadi teks." };
  return { value: normalizeText(unguardText(String(cell ?? ""))) };
}

/** Reads a number with at most `digits` decimals. A text is read by the rule of the forms. */
export function readNumberCell(cell: Cell, digits: number): ReadValue<number> {
  const problem = typeof cell === "string" ? numberProblem(cell, digits) : undefined;
  if (problem) return { problem };
  const value = typeof cell === "string" ? typedNumber(cell, digits) : cell;
  if (typeof value !== "number" || !Number.isFinite(value)) return { problem: "Sel ini harus berisi angka." };
  const factor = 10 ** digits;
  // Spreadsheets compute values like 0.30000000000000004.
  const rounded = Math.round(value * factor) / factor;
  const isExact = Math.abs(rounded - value) <= 1e-9 * Math.max(1, Math.abs(value));
  return isExact ? { value: rounded } : { problem: `Paling banyak ${digits} angka desimal.` };
}

const largest = 2_147_483_647;

export function readCount(cell: Cell | undefined): number | null {
  const value = typeof cell === "string" && /^\s*\d{1,10}\s*$/.test(cell) ? Number(cell) : cell;
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value <= largest ? value : null;
}
