import { AppError } from "../core/errors";
import { type Cell, errorMessage, isEmptyCell, isErrorCell, type ReadCell, unguardText } from "./cells";
import { type SheetName, type SheetPart, sheetNames, sheetParts, sheets } from "./columns";
import { fileError, type ReadSheet } from "./read-file";

/** `row` is its number in the file. `errors` holds the codes of cells whose formula failed; these cells are null in `cells`. */
export interface SheetRow {
  row: number;
  cells: Map<string, Cell>;
  errors: Map<string, string>;
}

export interface KnownSheet {
  part: SheetPart;
  name: SheetName;
  rows: SheetRow[];
}

function headerOf([header = []]: ReadCell[][]): string[] {
  const names = header.map((cell) =>
    unguardText(String((isErrorCell(cell) ? cell.error : cell) ?? "").trim()),
  );
  const last = names.findLastIndex((name) => name !== "");
  return names.slice(0, last + 1);
}

/** Recognizes a sheet by its name, or by at least two known columns; null for a sheet of the staff's own. */
function partOf({ name, rows }: ReadSheet): SheetPart | null {
  const named = sheetParts.find((part) => sheets[part].name === name);
  if (named) return named;
  const header = new Set(headerOf(rows));
  const shared = sheetParts.map((part) => ({
    part,
    count: sheets[part].columns.filter((column) => header.has(column)).length,
  }));
  const best = shared.reduce((most, each) => (each.count > most.count ? each : most));
  return best.count >= 2 ? best.part : null;
}

/** Checks a header. Unknown columns are seasons, which only `Harga` may have. */
function headerProblems(part: SheetPart, header: readonly string[], read: readonly ReadCell[]): string[] {
  const columns: readonly string[] = sheets[part].columns;
  const failed = read.flatMap((cell, index) =>
    isErrorCell(cell) ? [`Judul kolom ${index + 1}: ${errorMessage(cell.error)}`] : [],
  );
  const { facts, notes, added } = sheets[part];
  const known: readonly string[] = [...columns, ...facts, ...notes, ...added];
  const unknown = header.filter((name) => part !== "prices" && name !== "" && !known.includes(name));
  const unnamed = header.flatMap((name, index) => (name === "" ? [`Kolom ${index + 1} tanpa judul.`] : []));
  const twice = header.filter((name, index) => name !== "" && header.indexOf(name) < index);
  const missing = columns.filter((name) => !header.includes(name));
  return [
    ...failed,
    ...unnamed,
    ...unknown.map((name) => `Kolom "${name}" tidak dikenal.`),
    ...twice.map((name) => `Kolom "${name}" ada dua kali.`),
    ...missing.map((name) => `Kolom "${name}" tidak ada.`),
  ];
}

function rowsOf({ rows }: ReadSheet, header: readonly string[]): SheetRow[] {
  return rows.slice(1).flatMap((read, index): SheetRow[] => {
    const cells = new Map<string, Cell>();
    const errors = new Map<string, string>();
    for (const [column, name] of header.entries()) {
      const cell = read[column] ?? null;
      const isError = isErrorCell(cell);
      cells.set(name, isError ? null : cell);
      if (isError) errors.set(name, cell.error);
    }
    const isEmpty = errors.size === 0 && [...cells.values()].every(isEmptyCell);
    return isEmpty ? [] : [{ row: index + 2, cells, errors }];
  });
}

export function recognizeSheets(read: readonly ReadSheet[]): KnownSheet[] {
  const known = read.flatMap((sheet) => {
    const part = partOf(sheet);
    return part ? [{ sheet, part, name: sheets[part].name, header: headerOf(sheet.rows) }] : [];
  });
  if (known.length === 0) {
    const columns = sheetParts.map((part) => `${sheets[part].name} (${sheets[part].columns.join(", ")})`);
    throw fileError(`Tidak ada lembar ${sheetNames.join(", ")}. Judul kolomnya: ${columns.join("; ")}.`);
  }
  const wrong = known.flatMap(({ sheet, part, name, header }, index) => {
    const twice = known.findIndex((each) => each.part === part) < index;
    const problems = twice ? ["Lembar ini ada dua kali."] : headerProblems(part, header, sheet.rows[0] ?? []);
    return problems.length > 0 ? [[name, problems] as const] : [];
  });
  if (wrong.length > 0) {
    const [[name, [problem = ""]] = ["", []]] = wrong;
    throw new AppError(422, `${name}: ${problem}`, Object.fromEntries(wrong));
  }
  return known.map(({ sheet, part, name, header }) => ({ part, name, rows: rowsOf(sheet, header) }));
}
