import type { z } from "zod";
import { periodText } from "../core/calendar/admin-words";
import { fieldErrorMap } from "../core/content/field-error-map";
import { fieldLabel } from "../core/content/field-labels";
import type { OptionalText } from "../core/content/localized-text";
import { staffText } from "../core/content/localized-text";
import type { Snapshot } from "../core/entity/snapshot";
import { snapshotOf } from "../core/entity/snapshot";
import { AppError } from "../core/errors";
import type { Language } from "../core/i18n/languages";
import { tourFields } from "../tours/fields";
import { type Tour, tourUpdateSchema } from "../tours/schema";
import {
  type Cell,
  isClearing,
  isEmptyCell,
  normalizeText,
  readCount,
  readNumberCell,
  readTextCell,
  unguardText,
} from "./cells";
import type { SheetName } from "./columns";
import type { ReportRow } from "./schema";
import { listTourTexts, seasonColumns } from "./tour-rows";

type Value = string | number | null;

export interface SheetPosition {
  sheet: SheetName;
  row: number;
}

export interface TourEdit {
  tour: Tour;
  /** Made on first use, like `snapshot`, because most rows need neither. */
  texts: () => ReadonlyMap<string, OptionalText>;
  seasons: string[];
  snapshot: () => Snapshot;
  set: Snapshot;
  cells: Map<string, string>;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function editOf(tour: Tour): TourEdit {
  return {
    tour,
    texts: once(() => new Map(listTourTexts(tour).map(({ path, texts }) => [path, texts]))),
    seasons: seasonColumns(tour.seasons),
    snapshot: once(() => snapshotOf(tourFields, tour)),
    set: {},
    cells: new Map(),
  };
}

/** Prices of seasons belong to the lines by position, so a change of one list sends both. */
const together: Record<string, string> = { prices: "seasons", seasons: "prices" };

type Box = Record<string, unknown>;

function assign({ snapshot, set }: TourEdit, path: string, value: Value): void {
  const steps = path.split(".");
  const top = steps[0] ?? "";
  for (const key of [top, together[top]]) {
    if (key !== undefined && !Object.hasOwn(set, key)) set[key] = structuredClone(snapshot()[key]);
  }
  const last = steps.pop() ?? "";
  let box: Box = set;
  for (const step of steps) {
    box[step] ??= {};
    box = box[step] as Box;
  }
  // A fact that is not stated is absent.
  if (top === "facts" && value === null) delete box[last];
  else box[last] = value;
}

const flatNames = new Set(
  Object.entries(tourFields).flatMap(([name, field]) => ("flat" in field ? [name] : [])),
);

/** The path in the API: `seo_title_ru`, `faqs.0.question.ru`. */
export function putPath(path: string, language: Language): string {
  return flatNames.has(path) ? `${path}_${language}` : `${path}.${language}`;
}

/** A row without an id that becomes a draft. `set` is the body of its create, `cells` names the cell of each path. */
export interface NewTour {
  position: SheetPosition;
  name: string;
  set: Snapshot;
  cells: Map<string, string>;
}

function withoutId(cell: Cell | undefined): string {
  return isEmptyCell(cell)
    ? "Tanpa id. Tur baru perlu kolom kind: pakai templat."
    : `Tidak ada tur baru dengan kode "${quoteCell(String(cell))}" di lembar Tur.`;
}

interface CellAt extends SheetPosition {
  column: string;
  cell: Cell;
  path: string;
  put: string;
  before: Value;
  digits?: number;
  /** The value that clears the field in a PUT; undefined if the field cannot be cleared. */
  cleared?: Value;
}

/** Most characters of a report, without the names of JSON fields. */
const mostReported = 4_000_000;
const sizeOfRow = 150;

/** Characters quoted of a text that no tour has. */
const longestForeign = 200;

/** Shortens a text of a file for the report, because a cell can hold a megabyte. */
export function quoteCell(text: string): string {
  return text.length > longestForeign ? `${text.slice(0, longestForeign)}…` : text;
}

const lengthOf = (value: unknown) => (typeof value === "string" ? value.length : 0);

/** Names a price by its line and season, and another value by its fields. */
function valueLabel({ prices, seasons }: Tour, path: string): string {
  const [list, first = "", , third = ""] = path.split(".");
  const season = list === "seasons" ? seasons[Number(first)] : undefined;
  const line = list === "prices" ? prices[Number(first)] : season && prices[Number(third)];
  if (!line) return fieldLabel(tourFields, path);
  const name = staffText(line.service_type);
  return season ? `${season.name ? staffText(season.name) : periodText(season)}: ${name}` : name;
}

/** Collects the mistakes of all cells and throws them together. Throws 422 if the report grows too large. */
export class SheetWalk {
  readonly rows: ReportRow[] = [];
  /** The new tours of the file by their code; null for a row that makes no tour. */
  readonly drafts = new Map<string, NewTour | null>();
  readonly problems = new Map<string, string[]>();
  private readonly seen = new Set<string>();
  private readonly unknownColumns = new Set<string>();
  private readonly knownSeasons = once(
    () => new Set([...this.edits.values()].flatMap(({ seasons }) => seasons)),
  );
  private size = 0;

  constructor(readonly edits: Map<number, TourEdit>) {}

  report(
    position: SheetPosition,
    edit: TourEdit | null,
    state: ReportRow["state"],
    more: Partial<ReportRow> = {},
  ) {
    const { sheet, row } = position;
    const [id, name] = edit ? [edit.tour.id, staffText(edit.tour.name)] : [null, ""];
    const told = {
      sheet,
      row,
      id,
      name,
      path: "",
      label: "",
      state,
      before: null,
      after: null,
      message: null,
      ...more,
    };
    if (edit && told.path) told.label = valueLabel(edit.tour, told.path);
    const { path, label, before, after, message } = told;
    for (const text of [name, path, label, before, after, message]) this.size += lengthOf(text);
    this.size += sizeOfRow;
    if (this.size > mostReported) {
      const problem = "Laporan berkas ini terlalu besar. Bagi berkas ini.";
      throw new AppError(422, problem, { file: [problem] });
    }
    this.rows.push(told);
  }

  /** A column that no tour has is reported once. */
  reportsColumn(column: string): boolean {
    if (this.knownSeasons().has(column)) return true;
    const isNew = !this.unknownColumns.has(column);
    this.unknownColumns.add(column);
    return isNew;
  }

  refuse({ sheet, row, column }: SheetPosition & { column: string }, message: string) {
    const at = `${sheet}.${row}.${column}`;
    this.problems.set(at, [...(this.problems.get(at) ?? []), message]);
  }

  /** Returns the value of a cell if the value is new, and undefined otherwise. */
  read({ cell, digits, before, cleared, ...position }: Omit<CellAt, "path" | "put">): Value | undefined {
    if (isEmptyCell(cell)) return undefined;
    const isStored = typeof before === "string" && typeof cell === "string" && unguardText(cell) === before;
    if (isClearing(cell) && !isStored) {
      if (cleared === undefined) this.refuse(position, "Nilai ini wajib ada dan tidak dapat dihapus.");
      return before === null || before === "" ? undefined : cleared;
    }
    const read = digits === undefined ? readTextCell(cell) : readNumberCell(cell, digits);
    if ("problem" in read) {
      this.refuse(position, read.problem);
      return undefined;
    }
    const was = typeof before === "string" ? normalizeText(before) : before;
    return read.value === (was ?? "") || read.value === was ? undefined : read.value;
  }

  /** With a `conflict`, reports the change but does not make it. */
  change(edit: TourEdit, at: CellAt, conflict: string | null): boolean {
    const after = this.read(at);
    if (after === undefined) return false;
    const told = { path: at.path, before: at.before, after: after === "" ? null : after };
    const key = `${edit.tour.id} ${at.put}`;
    if (conflict) this.report(at, edit, "conflict", { ...told, message: conflict });
    else if (this.seen.has(key)) {
      this.report(at, edit, "skipped", { ...told, message: "Nilai ini sudah ada di baris lain." });
    } else {
      this.seen.add(key);
      this.report(at, edit, "change", told);
      assign(edit, at.put, after);
      edit.cells.set(at.put, `${at.sheet}.${at.row}.${at.column}`);
    }
    return true;
  }

  /** The tour of a row; null if the row is skipped. */
  editOf(position: SheetPosition, cell: Cell | undefined): TourEdit | null {
    const id = readCount(cell);
    const edit = id === null ? undefined : this.edits.get(id);
    if (edit) return edit;
    const message = id === null ? withoutId(cell) : `Tur ${id} tidak ada.`;
    this.report(position, null, "skipped", { id, message });
    return null;
  }
}

/** Checks the rules of every save, and reports each violation at the cell that causes it. */
export function checkRules(
  walk: SheetWalk,
  { set, cells }: Pick<TourEdit, "set" | "cells">,
  schema: z.ZodType = tourUpdateSchema,
): void {
  const { error } = schema.safeParse(set, fieldErrorMap);
  for (const { path, message } of error?.issues ?? []) {
    const at = path.join(".");
    const paths = [...cells.keys()];
    const put =
      paths.find((each) => each === at) ??
      paths.find((each) => each.startsWith(`${at}.`)) ??
      paths.find((each) => each.split(".")[0] === at.split(".")[0]) ??
      "";
    const [sheet, row, column = ""] = (cells.get(put) ?? "").split(".");
    walk.refuse({ sheet: sheet as SheetName, row: Number(row), column }, message);
  }
}
