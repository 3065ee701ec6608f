import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { AppError } from "@/lib/core/errors";
import { rememberShownLanguages } from "@/lib/core/i18n/shown-languages";
import { rememberStaffNames } from "@/lib/core/i18n/staff-names";
import { exampleCode, sheets } from "@/lib/sheets/columns";
import { compareSheets } from "@/lib/sheets/compare";
import type { NamesakeTour } from "@/lib/sheets/new-tours";
import { readSheets } from "@/lib/sheets/read-file";
import { recognizeSheets } from "@/lib/sheets/recognize";
import { newTourSheets, writeTemplate } from "@/lib/sheets/template";
import type { ExportCell, ExportSheet } from "@/lib/sheets/tour-rows";
import { writeXlsx } from "@/lib/sheets/write-file";
import { tourCreateSchema } from "@/lib/tours/schema";

type Row = Record<string, ExportCell>;

const [tourColumns, priceColumns] = newTourSheets().map(({ rows: [header = []] }) => header.map(String)) as [
  string[],
  string[],
];

const rowsOf = (columns: string[], rows: Row[]) => [
  columns,
  ...rows.map((row) => columns.map((column) => row[column] ?? null)),
];

const sheetOf = (tours: Row[], prices: Row[] = []): ExportSheet[] => [
  { name: "Harga", rows: rowsOf(priceColumns, prices) },
  { name: "Tur", rows: rowsOf(tourColumns, tours) },
];

const reef: Row = { kind: "tours", code: "REEF-1", name_en: "Reef", currency: "THB", starting_price: 1490 };
const adult: Row = { tour_id: "REEF-1", service_type_en: "Adult", description_en: "Each", price: 1490 };

/** Compares the sheets without a file between. `sheets.test.ts` holds that a file gives back the cells that were written. */
const compare = (file: ExportSheet[], stored: NamesakeTour[] = []) =>
  compareSheets(recognizeSheets(file), [], stored);

async function read(file: ExportSheet[], stored: NamesakeTour[] = []) {
  return compareSheets(recognizeSheets(await readSheets(await writeXlsx(file))), [], stored);
}

/** Returns the wrong cells that the refusal of a file names. */
function refused(file: ExportSheet[], stored: NamesakeTour[] = []): string[] {
  try {
    compare(file, stored);
  } catch (error) {
    if (error instanceof AppError) return Object.keys(error.fields ?? {});
    throw error;
  }
  throw new Error("The file was not refused.");
}

afterEach(() => {
  rememberShownLanguages([]);
  rememberStaffNames({});
});

describe("a sheet of new tours", () => {
  //
  it("makes a draft of each row without an id, with its texts and its price lines", async () => {
    const { created, rows } = await read(
      sheetOf(
        [
          { ...reef, name_ru: "Риф", overview_en: "By boat", tags: "1_day_trip", rate: "4,8" },
          { kind: "Tur Internasional", name_en: "Langkawi" },
        ],
        [
          { ...adult, guests: "Dewasa", age_from: 12, service_type_ru: "Взрослый" },
          {
            ...adult,
            tour_id: " reef-1 ",
            service_type_en: "Boat",
            guests: "group",
            group_size: 8,
            price: 9_000,
          },
        ],
      ),
    );
    expect(created).toMatchObject([
      {
        tour_type: 1,
        name: { en: "Reef", ru: "Риф" },
        code: "REEF-1",
        starting_price: 1490,
        rate: 4.8,
        overview: { en: "By boat" },
        tags: "1_day_trip",
        published: false,
        prices: [
          { service_type: { en: "Adult", ru: "Взрослый" }, price: 1490, kind: "adult", age_from: 12 },
          { service_type: { en: "Boat" }, price: 9_000, kind: "group", group_size: 8 },
        ],
      },
      { tour_type: 3, name: { en: "Langkawi" }, prices: [], published: false },
    ]);
    expect(rows).toMatchObject([
      {
        sheet: "Tur",
        row: 2,
        id: null,
        name: "Reef",
        state: "create",
        message: expect.stringContaining("2 baris harga"),
      },
      { sheet: "Tur", row: 3, id: null, name: "Langkawi", state: "create" },
    ]);
  });

  //
  it("has a template, whose example is complete and makes no tour", async () => {
    const template = await readSheets(await writeTemplate());
    const { created, rows } = compareSheets(recognizeSheets(template), []);
    expect(created).toEqual([]);
    expect(rows.map(({ state, message }) => [state, message])).toEqual([
      ["skipped", "Ini contoh dari templat."],
      ["skipped", "Tur dari baris ini tidak ditambahkan."],
      ["skipped", "Tur dari baris ini tidak ditambahkan."],
    ]);
    // The example is accepted if its code is new.
    const own = newTourSheets().map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => row.map((cell) => (cell === exampleCode ? "PP-1" : cell))),
    }));
    const { created: made } = await read(own);
    expect(made).toHaveLength(1);
    expect(tourCreateSchema.safeParse(made[0]).success).toBe(true);
    expect(made[0]?.prices).toHaveLength(2);
  });

  //
  it("takes Indonesian texts in place of empty English ones where visitors see no English", async () => {
    rememberShownLanguages(["id"]);
    const own = { ...reef, name_en: null, name_id: "Karang", overview_id: "Naik kapal" };
    const line = {
      ...adult,
      service_type_en: null,
      service_type_id: "Dewasa",
      description_en: "Each",
      description_id: "Per orang",
    };
    const { created } = await read(sheetOf([own], [line]));
    expect(created).toMatchObject([
      {
        name: { en: "Karang", id: "Karang" },
        overview: { en: "Naik kapal", id: "Naik kapal" },
        prices: [{ service_type: { en: "Dewasa" }, description: { en: "Each", id: "Per orang" } }],
      },
    ]);
    expect(await refused(sheetOf([{ ...own, name_id: null }]))).toContain("Tur.2.name_id");
    const namesake = { id: 7, tour_type: 1, code: null, name: "karang" };
    const { rows } = await read(sheetOf([{ ...own, code: null }]), [namesake]);
    expect(rows).toMatchObject([{ state: "skipped", message: expect.stringContaining("id 7") }]);
  });

  //
  it("knows a kind by the operator's own name", async () => {
    rememberStaffNames({ "frame.internationalTours": "Lombok & Komodo" });
    const { created, rows } = await read(sheetOf([{ ...reef, kind: "lombok & komodo" }]));
    expect(created).toMatchObject([{ tour_type: 3 }]);
    expect(rows).toMatchObject([{ message: expect.stringContaining("Lombok & Komodo") }]);
  });

  //
  it.each<[string, Row[], Row[], string[]]>([
    ["a kind that is none", [{ ...reef, kind: "Kapal" }], [], ["Tur.2.kind"]],
    ["a row without a kind", [{ ...reef, kind: null }], [], ["Tur.2.kind"]],
    ["a row without an English name", [{ ...reef, name_en: null, name_id: "Karang" }], [], ["Tur.2.name_en"]],
    ["half a row", [{ starting_price: 5 }], [], ["Tur.2.kind", "Tur.2.name_en"]],
    ["a price in words", [{ ...reef, starting_price: "satu juta" }], [], ["Tur.2.starting_price"]],
    ["a price with two readings", [{ ...reef, starting_price: "1,350.500" }], [], ["Tur.2.starting_price"]],
    ["a rate of 9", [{ ...reef, rate: 9 }], [], ["Tur.2.rate"]],
    ["a tag that is none", [{ ...reef, tags: "romantic" }], [], ["Tur.2.tags"]],
    ["a code of digits alone", [{ ...reef, code: "12" }], [], ["Tur.2.code"]],
    ["a code twice", [reef, { ...reef, name_en: "Other", code: "reef-1" }], [], ["Tur.3.code"]],
    [
      "a name twice without codes",
      [
        { ...reef, code: null },
        { ...reef, code: null, name_en: " REEF " },
      ],
      [],
      ["Tur.3.name_en"],
    ],
    ["a name of 201 letters", [{ ...reef, name_en: "x".repeat(201) }], [], ["Tur.2.name_en"]],
    ["a line without a price", [reef], [{ ...adult, price: null }], ["Harga.2.price"]],
    [
      "a line without texts",
      [reef],
      [{ tour_id: "REEF-1", price: 5 }],
      ["Harga.2.service_type_en", "Harga.2.description_en"],
    ],
    ["guests that are none", [reef], [{ ...adult, guests: "Pets" }], ["Harga.2.guests"]],
    ["ages of a group", [reef], [{ ...adult, guests: "group", age_from: 4 }], ["Harga.2.age_from"]],
    [
      "several mistakes",
      [{ ...reef, kind: "x", rate: "?" }],
      [{ ...adult, price: "?" }],
      ["Tur.2.kind", "Tur.2.rate", "Harga.2.price"],
    ],
  ])("is refused for %s, by the cell", (_name, tours, prices, cells) => {
    const found = refused(sheetOf(tours, prices));
    expect(found.toSorted()).toEqual([...cells].sort());
  });

  //
  it("refuses a season of a new tour, whose cells the form has", () => {
    const [prices, tours] = sheetOf([reef], [adult]) as [ExportSheet, ExportSheet];
    const [header = [], ...lines] = prices.rows;
    const season = {
      name: "Harga",
      rows: [[...header, "High season"], ...lines.map((row) => [...row, 1_700])],
    };
    expect(refused([season, tours])).toEqual(["Harga.2.High season"]);
  });

  //
  it("refuses a sheet whose headers are written in another language", () => {
    const translated = tourColumns.map((column) => (column === "name_en" ? "Название" : column));
    const sheet = { name: "Tur", rows: [translated, translated.map(() => "x")] };
    expect(refused([sheet])).toEqual(["Tur"]);
  });

  //
  it("skips a row whose code or name a stored tour has, whatever else is wrong with the row", async () => {
    const stored: NamesakeTour[] = [
      { id: 7, tour_type: 1, code: "REEF-1", name: "Old reef" },
      { id: 8, tour_type: 1, code: null, name: "Lagoon" },
      { id: 9, tour_type: 2, code: null, name: "Komodo" },
    ];
    const { created, rows } = await read(
      sheetOf(
        [
          { ...reef, rate: 99 },
          { kind: "tours", name_en: " lagoon" },
          { kind: "tours", name_en: "Komodo" },
        ],
        [adult, { ...adult, tour_id: "X-9" }],
      ),
      stored,
    );
    expect(created).toMatchObject([{ name: { en: "Komodo" } }]);
    expect(rows.map(({ sheet, row, state, message }) => [sheet, row, state, message])).toEqual(
      expect.arrayContaining([
        ["Tur", 2, "skipped", "Tur dengan kode ini sudah ada (id 7)."],
        ["Tur", 3, "skipped", "Tur dengan nama ini sudah ada (id 8)."],
        ["Harga", 2, "skipped", "Tur dari baris ini tidak ditambahkan."],
        ["Harga", 3, "skipped", 'Tidak ada tur baru dengan kode "X-9" di lembar Tur.'],
        ["Tur", 4, "create", expect.any(String)],
      ]),
    );
  });

  //
  it("makes no tour of a sheet without the column of the kind", async () => {
    const columns = [...sheets.tours.columns];
    const { created, rows } = await read([
      { name: "Tur", rows: [columns, columns.map(() => "x").with(0, "")] },
    ]);
    expect(created).toEqual([]);
    expect(rows).toMatchObject([{ state: "skipped", message: expect.stringContaining("templat") }]);
  });

  //
  it("makes each draft as a create accepts it, or names a cell, whatever stands in the cells", () => {
    const cell = fc.oneof(
      fc.constantFrom<ExportCell>(
        null,
        "",
        "tours",
        "Dewasa",
        "adult",
        "THB",
        "1_day_trip",
        "[hapus]",
        "=1+1",
        0,
        -1,
        4.5,
        1e12,
      ),
      fc.string({ maxLength: 20 }),
      fc.integer(),
    );
    const rowsIn = (columns: string[]) =>
      fc.array(
        fc.record(Object.fromEntries(columns.filter((name) => name !== "id").map((name) => [name, cell]))),
        { maxLength: 4 },
      );
    fc.assert(
      fc.property(rowsIn(tourColumns), rowsIn(priceColumns), (tours, prices) => {
        try {
          const { created } = compare(sheetOf(tours, prices));
          for (const each of created) expect(tourCreateSchema.safeParse(each).error).toBeUndefined();
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          for (const at of Object.keys(error.fields ?? {})) {
            expect(at).toMatch(/^(Tur|Harga)\.\d+\.\w+$/);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
