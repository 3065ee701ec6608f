import { stringify } from "csv-stringify/sync";
import type { Figure } from "./schema";

/**
 * The position of a character that makes a spreadsheet compute a cell: at the beginning of a text, or behind a sign at which some
 * spreadsheets split a text into columns, such as `;`.
 */
const formula = /(^|[;,\t\r\n]) *(?=[=+\-@])|^(?=[\t\r])/g;

const columns = ["day", "what", "key", "language", "count", "found"] as const;

/** Sums for a spreadsheet: UTF-8 with a byte order mark, by which Excel knows it. Every text is quoted, and none is a formula. */
export function writeFiguresCsv(figures: readonly Figure[]): string {
  const rows = figures.map((figure) =>
    columns.map((column) => {
      const value = figure[column] ?? "";
      return typeof value === "string" ? value.replaceAll(formula, "$&'") : value;
    }),
  );
  return stringify([columns, ...rows], { bom: true, record_delimiter: "\r\n", quoted_string: true });
}
