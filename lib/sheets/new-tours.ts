import { adminText } from "../core/i18n/admin-messages";
import { fallbackLanguage } from "../core/i18n/languages";
import { mainLanguage } from "../core/i18n/shown-languages";
import { staffName } from "../core/i18n/staff-names";
import { kindNames, kindOf, kindPaths, kinds } from "../tours/kinds";
import { priceKinds } from "../tours/price-fields/line-kinds";
import { tourCreateSchema } from "../tours/schema";
import { type Cell, isEmptyCell, normalizeText, unguardText } from "./cells";
import { columnLanguages, exampleCode, newTourTexts, sheets } from "./columns";
import type { KnownSheet, SheetRow } from "./recognize";
import { checkRules, type NewTour, quoteCell, type SheetPosition, type SheetWalk } from "./walk";

/** A stored tour with the code or the English name of a new row. */
export interface NamesakeTour {
  id: number;
  tour_type: number;
  code: string | null;
  name: string;
}

const kindTypes: Record<string, number> = Object.fromEntries(
  kindPaths.map((kind) => [kind, kinds[kind].type]),
);

type ChoiceWords = Record<string, readonly string[]>;

/** The words of each kind: the operator's own name first, which messages say, then the word of the software. */
function kindWords(): ChoiceWords {
  return Object.fromEntries(
    kindPaths.map((kind) => [kind, [staffName(kindNames[kind]), adminText(kindNames[kind])]]),
  );
}

const guestWords: ChoiceWords = Object.fromEntries(
  priceKinds.map((kind) => [kind, [adminText(`tourForm.priceKinds.${kind}`)]]),
);

const textIn = (cell: Cell | undefined) => normalizeText(unguardText(String(cell ?? "")));

/** Codes and names are compared without regard to capital letters and to white space around them. */
export function comparableName(text: string): string {
  return normalizeText(text).toLowerCase();
}

/** Returns the code of a choice that is written as its code or as a word of the back office. */
function choiceIn(cell: Cell | undefined, words: ChoiceWords): string | undefined {
  const typed = comparableName(textIn(cell));
  return Object.keys(words).find((code) =>
    [code, ...(words[code] ?? [])].some((name) => comparableName(name) === typed),
  );
}

const choicesOf = (words: ChoiceWords) =>
  Object.entries(words)
    .map(([code, [word = code]]) => `${code} (${word})`)
    .join(", ");

/** True if the row stands for a new tour: a row without an id in a sheet with the column of the kind. */
export const isNewRow = ({ cells }: SheetRow) => cells.has("kind") && isEmptyCell(cells.get("id"));

/**
 * The column with the English text of a row. Where visitors see no English, an empty English cell takes the text of the main language.
 */
function englishColumn({ cells }: SheetRow, name: string): string {
  const column = `${name}_${fallbackLanguage}`;
  return isEmptyCell(cells.get(column)) ? `${name}_${mainLanguage()}` : column;
}

/** Lists the codes and the English names of the new rows, by which stored tours are found. */
export function listNewNames(given: readonly KnownSheet[]): { codes: string[]; names: string[] } {
  const rows = given.flatMap(({ part, rows }) => (part === "tours" ? rows.filter(isNewRow) : []));
  const texts = (columnOf: (row: SheetRow) => string) =>
    rows.map((row) => comparableName(textIn(row.cells.get(columnOf(row))))).filter((text) => text !== "");
  return { codes: texts(() => "code"), names: texts((row) => englishColumn(row, "name")) };
}

/** Reads the cells of a row into a body, and notes which cell each value comes from. Empty cells are left out. */
class RowReader {
  constructor(
    private readonly walk: SheetWalk,
    private readonly position: SheetPosition,
    private readonly row: SheetRow,
    private readonly cells: Map<string, string>,
  ) {}

  note(column: string, path: string): Cell | undefined {
    this.cells.set(path, `${this.position.sheet}.${this.position.row}.${column}`);
    return this.row.cells.get(column);
  }

  value(column: string, path: string, digits?: number): string | number | undefined {
    const cell = this.note(column, path) ?? null;
    return (
      this.walk.read({ ...this.position, column, cell, digits, before: null, cleared: null }) ?? undefined
    );
  }

  text(name: string, path: string): Record<string, unknown> | undefined {
    const texts = columnLanguages.flatMap((language) => {
      const column = language === fallbackLanguage ? englishColumn(this.row, name) : `${name}_${language}`;
      const text = this.value(column, `${path}.${language}`);
      return text === undefined ? [] : [[language, text] as const];
    });
    return texts.length > 0 ? Object.fromEntries(texts) : undefined;
  }

  choice(column: string, path: string, words: ChoiceWords): string | undefined {
    const cell = this.note(column, path);
    const chosen = choiceIn(cell, words);
    if (chosen === undefined && !isEmptyCell(cell)) {
      this.walk.refuse({ ...this.position, column }, `Pilih salah satu: ${choicesOf(words)}.`);
    }
    return chosen;
  }
}

const numberDigits = { starting_price: 2, original_price: 2, rate: 1 } as const;

function readDraft(walk: SheetWalk, position: SheetPosition, row: SheetRow): NewTour {
  const cells = new Map<string, string>();
  const reader = new RowReader(walk, position, row, cells);
  const words = kindWords();
  const kind = reader.choice("kind", "tour_type", words);
  if (isEmptyCell(row.cells.get("kind"))) {
    walk.refuse({ ...position, column: "kind" }, `Wajib diisi: ${choicesOf(words)}.`);
  }
  const numbers = Object.entries(numberDigits).map(([name, digits]) => [
    name,
    reader.value(name, name, digits),
  ]);
  const texts = newTourTexts.map((name) => [name, reader.text(name, name)]);
  const set = {
    tour_type: kindTypes[kind ?? ""] ?? kinds.tours.type,
    name: reader.text("name", "name") ?? {},
    code: reader.value("code", "code"),
    currency: reader.value("currency", "currency"),
    tags: reader.value("tags", "tags"),
    ...Object.fromEntries([...numbers, ...texts].filter(([, value]) => value !== undefined)),
    prices: [],
    published: false,
  };
  return { position, name: textIn(row.cells.get(englishColumn(row, "name"))), set, cells };
}

/** Says why a row makes no tour; null if the row makes one. */
function whySkipped(draft: NewTour, code: string, stored: readonly NamesakeTour[]): string | null {
  if (code === comparableName(exampleCode)) return "Ini contoh dari templat.";
  const sameCode = code && stored.find((tour) => comparableName(tour.code ?? "") === code);
  if (sameCode) return `Tur dengan kode ini sudah ada (id ${sameCode.id}).`;
  const name = comparableName(draft.name);
  const sameName =
    name &&
    stored.find((tour) => tour.tour_type === draft.set.tour_type && comparableName(tour.name) === name);
  return sameName ? `Tur dengan nama ini sudah ada (id ${sameName.id}).` : null;
}

/** Reads the rows of new tours before all other rows, because rows of `Harga` name a new tour by its code. */
export function readNewTours(
  walk: SheetWalk,
  given: readonly KnownSheet[],
  stored: readonly NamesakeTour[],
): NewTour[] {
  const names = new Map<string, number>();
  const rows = given.flatMap(({ part, rows }) => (part === "tours" ? rows.filter(isNewRow) : []));
  return rows.flatMap((row) => {
    const position = { sheet: sheets.tours.name, row: row.row };
    const draft = readDraft(walk, position, row);
    const code = comparableName(textIn(row.cells.get("code")));
    const skipped = whySkipped(draft, code, stored);
    if (skipped !== null) {
      for (const problem of walk.problems.keys()) {
        if (problem.startsWith(`${position.sheet}.${position.row}.`)) walk.problems.delete(problem);
      }
      walk.report(position, null, "skipped", { name: draft.name, message: skipped });
      if (code) walk.drafts.set(code, walk.drafts.get(code) ?? null);
      return [];
    }
    if (/^\d+$/.test(code)) {
      walk.refuse({ ...position, column: "code" }, "Kode tur baru tidak boleh angka saja: angka berarti id.");
    }
    const same = code
      ? ["code", `code ${code}`]
      : [englishColumn(row, "name"), `${draft.set.tour_type} ${comparableName(draft.name)}`];
    const [column = "", key = ""] = same;
    const earlier = draft.name || code ? names.get(key) : undefined;
    if (earlier !== undefined) {
      walk.refuse(
        { ...position, column },
        `${code ? "Kode" : "Nama"} ini sudah dipakai di baris ${earlier}.`,
      );
    }
    names.set(key, earlier ?? row.row);
    if (code && earlier === undefined) walk.drafts.set(code, draft);
    return [draft];
  });
}

/** The new tour that a row of `Harga` names; null if the named row makes no tour, undefined if the row names none. */
export function newTourOf(walk: SheetWalk, cell: Cell | undefined): NewTour | null | undefined {
  return isEmptyCell(cell) ? undefined : walk.drafts.get(comparableName(textIn(cell)));
}

const known: readonly string[] = [...sheets.prices.columns, ...sheets.prices.notes, ...sheets.prices.added];

/** Adds a row of `Harga` to the price lines of a new tour. Seasons of a new tour are entered in its form. */
export function addPriceLine(walk: SheetWalk, draft: NewTour, position: SheetPosition, row: SheetRow): void {
  const lines = draft.set.prices as unknown[];
  const path = `prices.${lines.length}`;
  const reader = new RowReader(walk, position, row, draft.cells);
  const line = {
    service_type: reader.text("service_type", `${path}.service_type`) ?? {},
    description: reader.text("description", `${path}.description`) ?? {},
    price: reader.value("price", `${path}.price`, 2),
    kind: reader.choice("guests", `${path}.kind`, guestWords) ?? null,
    age_from: reader.value("age_from", `${path}.age_from`, 0) ?? null,
    age_to: reader.value("age_to", `${path}.age_to`, 0) ?? null,
    group_size: reader.value("group_size", `${path}.group_size`, 0) ?? null,
  };
  lines.push(line);
  for (const [column, cell] of row.cells) {
    if (known.includes(column) || isEmptyCell(cell)) continue;
    walk.refuse({ ...position, column: quoteCell(column) }, "Musim tur baru diisi di formulir tur.");
  }
}

/** Checks the new tours as every create does, and reports each as a draft. */
export function checkNewTours(walk: SheetWalk, drafts: readonly NewTour[]): void {
  for (const draft of drafts) {
    checkRules(walk, draft, tourCreateSchema);
    const kind = staffName(kindNames[kindOf(Number(draft.set.tour_type))]);
    const lines = (draft.set.prices as unknown[]).length;
    const message = `Draf baru: ${kind}, ${lines} baris harga.`;
    walk.report(draft.position, null, "create", { name: draft.name, message });
  }
}
