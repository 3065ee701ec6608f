import { stringify } from "csv-stringify/sync";
import type { Figure } from "./schema";

/** The positions where spreadsheets would read a formula. Some also split a text into columns at `;`. */
const formula = /(^|[;,\t\r\n]) *(?=[=+\-@])|^(?=[\t\r])/g;

const columns = ["day", "what", "key", "language", "count", "found"] as const;

/** UTF-8 with a byte order mark, which Excel needs. Every text is quoted, and none is read as a formula. */
export function writeFiguresCsv(figures: readonly Figure[]): string {
  const rows = figures.map((figure) =>
    columns.map((column) => {
      const value = figure[column] ?? "";
      return typeof value === "string" ? value.replaceAll(formula, "$&'") : value;
    }),
  );
  return stringify([columns, ...rows], { bom: true, record_delimiter: "\r\n", quoted_string: true });
}
