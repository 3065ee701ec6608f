import type { Snapshot } from "../core/entity/snapshot";
import { AppError } from "../core/errors";
import { fallbackLanguage } from "../core/i18n/languages";
import type { Tour } from "../tours/schema";
import { errorMessage, isEmptyCell, normalizeText, readCount, unguardText } from "./cells";
import { columnLanguages, type SheetPart, sheets } from "./columns";
import {
  addPriceLine,
  checkNewTours,
  isNewRow,
  type NamesakeTour,
  newTourOf,
  readNewTours,
} from "./new-tours";
import type { KnownSheet, SheetRow } from "./recognize";
import type { ReportRow } from "./schema";
import { textKey } from "./tour-rows";
import { checkRules, editOf, putPath, quoteCell, type SheetPosition, SheetWalk, type TourEdit } from "./walk";

export interface Comparison {
  rows: ReportRow[];
  edits: Pick<TourEdit, "tour" | "set">[];
  /** The bodies of the new tours, in the order of their rows. */
  created: Snapshot[];
}

const numbers = { starting_price: 2, original_price: 2, rate: 1 } as const;

/** Columns of `Tur` that are not localized; all are optional. */
const plain = {
  code: "",
  currency: "",
  tags: "",
  starting_price: null,
  original_price: null,
  rate: null,
} as const;

function compareTour(walk: SheetWalk, position: SheetPosition, row: SheetRow): void {
  if (isNewRow(row)) return;
  const { cells } = row;
  const edit = walk.editOf(position, cells.get("id"));
  if (!edit) return;
  const { tour } = edit;
  const cellAt = (column: string) => ({ ...position, column, cell: cells.get(column) ?? null });
  const names = columnLanguages.map((language) => ({
    ...cellAt(`name_${language}`),
    path: `name.${language}`,
    put: `name.${language}`,
    before: tour.name[language] ?? null,
    cleared: language === fallbackLanguage ? undefined : "",
  }));
  const others = (Object.keys(plain) as (keyof typeof plain)[]).map((column) => ({
    ...cellAt(column),
    path: column,
    put: column,
    before: tour[column],
    cleared: plain[column],
    digits: column in numbers ? numbers[column as keyof typeof numbers] : undefined,
  }));
  const facts = sheets.tours.facts.map((column) => ({
    ...cellAt(column),
    path: `facts.${column}`,
    put: `facts.${column}`,
    before: tour.facts[column] ?? null,
    cleared: null,
    digits: column === "boat_length" ? 1 : undefined,
  }));
  const changed = [...names, ...others, ...facts].filter((at) => walk.change(edit, at, null));
  if (changed.length === 0) walk.report(position, edit, "same");
}

const fixed: readonly string[] = [...sheets.prices.columns, ...sheets.prices.notes, ...sheets.prices.added];

/** A season that this tour does not have is a conflict; a season that no tour has is reported once, not per cell. */
function seasonCells(
  walk: SheetWalk,
  edit: TourEdit,
  position: SheetPosition,
  line: number,
  { cells }: SheetRow,
) {
  return [...cells].flatMap(([column, cell]) => {
    if (fixed.includes(column) || isEmptyCell(cell)) return [];
    const season = edit.seasons.indexOf(column);
    if (season >= 0) {
      const before = edit.tour.seasons[season]?.prices[line] ?? null;
      return [{ column, path: `seasons.${season}.prices.${line}`, before, cleared: null }];
    }
    if (walk.reportsColumn(column)) {
      const message = `Tur ini tidak punya musim "${quoteCell(column)}".`;
      const after = quoteCell(String(cell));
      walk.report(position, edit, "conflict", { path: `prices.${line}`, after, message });
    }
    return [];
  });
}

function compareLine(walk: SheetWalk, position: SheetPosition, row: SheetRow): void {
  const draft = newTourOf(walk, row.cells.get("tour_id"));
  if (draft === undefined) compareStoredLine(walk, position, row);
  else if (draft) addPriceLine(walk, draft, position, row);
  else walk.report(position, null, "skipped", { message: "Tur dari baris ini tidak ditambahkan." });
}

function compareStoredLine(walk: SheetWalk, position: SheetPosition, row: SheetRow): void {
  const { cells } = row;
  const edit = walk.editOf(position, cells.get("tour_id"));
  if (!edit) return;
  const line = (readCount(cells.get("line")) ?? 0) - 1;
  const stored = edit.tour.prices[line];
  if (!stored) {
    walk.report(position, edit, "skipped", {
      message: "Baris harga ini tidak ada: lembar tidak menambah baris.",
    });
    return;
  }
  const told = walk.rows.length;
  const name = normalizeText(unguardText(String(cells.get("service_type_en") ?? "")));
  const isMoved = name !== "" && name !== normalizeText(stored.service_type.en);
  const moved = isMoved ? "Baris harga ini sekarang bernama lain. Unduh lembar yang baru." : null;
  const price = { column: "price", path: `prices.${line}.price`, before: stored.price, cleared: undefined };
  for (const at of [price, ...seasonCells(walk, edit, position, line, row)]) {
    const cell = cells.get(at.column) ?? null;
    walk.change(edit, { ...position, ...at, cell, put: at.path, digits: 2 }, moved);
  }
  if (walk.rows.length === told) walk.report(position, edit, "same");
}

function compareText(walk: SheetWalk, position: SheetPosition, { cells }: SheetRow): void {
  const edit = walk.editOf(position, cells.get("tour_id"));
  if (!edit) return;
  const path = String(cells.get("path") ?? "").trim();
  const stored = edit.texts().get(path);
  if (!stored) {
    walk.report(position, edit, "skipped", {
      path: quoteCell(path),
      message: "Teks ini tidak ada: lembar tidak menambah teks.",
    });
    return;
  }
  const key = String(cells.get("key") ?? "").trim();
  const moved = key === textKey(stored) ? null : "Teks Inggris berubah sejak diunduh.";
  const changed = columnLanguages.filter((language) =>
    walk.change(
      edit,
      {
        ...position,
        column: language,
        cell: cells.get(language) ?? null,
        path: `${path}.${language}`,
        put: putPath(path, language),
        before: stored[language] ?? null,
        cleared: language === fallbackLanguage ? undefined : "",
      },
      moved,
    ),
  );
  if (changed.length === 0) walk.report(position, edit, "same", { path });
}

const compareRow: Record<SheetPart, (walk: SheetWalk, position: SheetPosition, row: SheetRow) => void> = {
  tours: compareTour,
  prices: compareLine,
  texts: compareText,
};

export function listNamedIds(given: readonly KnownSheet[]): number[] {
  const ids = given.flatMap(({ part, rows }) =>
    rows.flatMap(({ cells }) => readCount(cells.get(part === "tours" ? "id" : "tour_id")) ?? []),
  );
  return [...new Set(ids)];
}

const mostProblems = 100;

/**
 * Compares a file with the stored tours. A sheet cannot change the length of a stored list. `namesakes` are the stored tours with a
 * code or a name of a new row. Throws 422 that names each cell with an invalid value.
 */
export function compareSheets(
  given: readonly KnownSheet[],
  tours: readonly Tour[],
  namesakes: readonly NamesakeTour[] = [],
): Comparison {
  const edits = new Map(tours.map((tour) => [tour.id, editOf(tour)]));
  const walk = new SheetWalk(edits);
  const drafts = readNewTours(walk, given, namesakes);
  for (const { part, name, rows } of given) {
    for (const row of rows) {
      const position = { sheet: name, row: row.row };
      for (const [column, code] of row.errors) walk.refuse({ ...position, column }, errorMessage(code));
      compareRow[part](walk, position, row);
    }
  }
  const changed = [...edits.values()].filter(({ cells }) => cells.size > 0);
  for (const edit of changed) checkRules(walk, edit);
  checkNewTours(walk, drafts);
  if (walk.problems.size > 0) {
    const told = [...walk.problems].slice(0, mostProblems);
    const message = `${walk.problems.size} sel berisi nilai yang salah. Tidak ada yang disimpan.`;
    throw new AppError(422, message, Object.fromEntries(told));
  }
  return {
    rows: walk.rows,
    edits: changed.map(({ tour, set }) => ({ tour, set })),
    created: drafts.map(({ set }) => set),
  };
}
