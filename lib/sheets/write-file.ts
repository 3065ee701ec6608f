import "server-only";
import { stringify } from "csv-stringify/sync";
import writeXlsxFile, { type Cell, type Row } from "write-excel-file/node";
import { writableText } from "./cells";
import { columnLanguages } from "./columns";
import type { ExportCell, ExportSheet } from "./tour-rows";

/**
 * A text of a workbook, where `_x0041_` would be the letter A. The writer looks texts up in an object, in which it would find
 * `constructor`: a space, which import does not see, makes that another text.
 */
function textOf(text: string): string {
  const written = writableText(text).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");
  return written in {} ? `${written} ` : written;
}

function cellOf(value: ExportCell): Cell {
  if (typeof value === "string") return { value: textOf(value), type: String, format: "@" };
  return value === null ? null : { value, type: Number };
}

const header = (row: ExportCell[]): Row =>
  row.map((name) => ({ value: textOf(String(name)), type: String, fontWeight: "bold" }));

/** Characters that a column shows, by its header. */
const widths: Record<string, number> = {
  ...{ path: 32, key: 10, service_type_en: 36, tags: 16 },
  ...Object.fromEntries(
    columnLanguages.flatMap((language) => [
      [language, 60],
      [`name_${language}`, 36],
    ]),
  ),
};

/** A workbook. Every text is a text to spreadsheets, whatever it looks like. */
export function writeXlsx(sheets: readonly ExportSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const made = sheets.map(({ name, rows: [columns = [], ...rows] }) => ({
    sheet: name,
    data: [header(columns), ...rows.map((row) => row.map(cellOf))],
    columns: columns.map((column) => ({ width: widths[String(column)] ?? 16 })),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(made)
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
}

/** UTF-8 with a byte order mark, by which Excel knows it; quotes around lines, which end a row in spreadsheets otherwise. */
export function writeCsv({ rows }: ExportSheet): string {
  return stringify(rows, { bom: true, record_delimiter: "\r\n", quoted_match: /[\r\n]/ });
}
