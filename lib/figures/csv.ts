import { stringify } from "csv-stringify/sync";
import type { Figure } from "./schema";

/** What a spreadsheet would compute in place of showing it. */
const formula = /^[=+\-@\t\r]/;

const columns = ["day", "what", "key", "language", "count", "found"] as const;

/** Sums for a spreadsheet: UTF-8 with a byte order mark, by which Excel knows it. What visitors searched for is text. */
export function writeFiguresCsv(figures: readonly Figure[]): string {
  const rows = figures.map((figure) =>
    columns.map((column) => {
      const value = figure[column] ?? "";
      return typeof value === "string" && formula.test(value) ? `'${value}` : value;
    }),
  );
  return stringify([columns, ...rows], { bom: true, record_delimiter: "\r\n" });
}
