import "server-only";
import { stringify } from "csv-stringify/sync";
import writeXlsxFile, { type Cell, type Row } from "write-excel-file/node";
import { writableText } from "./cells";
import { columnLanguages } from "./columns";
import type { ExportCell, ExportSheet } from "./tour-rows";

/** `_x0041_` would be read as the letter A, and `constructor` would be found in an object. The import ignores the added space. */
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

const widths: Record<string, number> = {
  id: 8,
  tour_id: 8,
  tour: 36,
  line: 6,
  price: 12,
  planned: 28,
  path: 32,
  key: 10,
  service_type_en: 36,
  code: 14,
  kind: 18,
  currency: 10,
  rate: 6,
  tags: 16,
  ...Object.fromEntries(
    columnLanguages.flatMap((language) => [
      [language, 60],
      [`name_${language}`, 36],
    ]),
  ),
};

/** Writes a workbook whose cells with texts are never read as numbers or formulas. */
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

/** Writes UTF-8 with a byte order mark, which Excel needs. Texts with line breaks are quoted. */
export function writeCsv({ rows }: ExportSheet): string {
  return stringify(rows, { bom: true, record_delimiter: "\r\n", quoted_match: /[\r\n]/ });
}
