import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { LocalizedText } from "@/lib/core/content/localized-text";
import { AppError } from "@/lib/core/errors";
import { guardText, readNumberCell, unguardText } from "@/lib/sheets/cells";
import { sheetParts, sheets } from "@/lib/sheets/columns";
import { compareSheets } from "@/lib/sheets/compare";
import { readSheets } from "@/lib/sheets/read-file";
import { recognizeSheets } from "@/lib/sheets/recognize";
import { type ExportSheet, exportSheet, seasonColumns } from "@/lib/sheets/tour-rows";
import { writeCsv, writeXlsx } from "@/lib/sheets/write-file";
import { anyPersons } from "@/lib/tours/price-fields/line-kinds";
import type { Tour } from "@/lib/tours/schema";
import { timeWithin } from "../setup/measure";
import { zipOf } from "../setup/zip";
import { season } from "./calendars";
import { sampleTour } from "./sample-tour";

const text = (en: string, rest: Partial<LocalizedText> = {}): LocalizedText => ({ en, ...rest });

const tourOf = (over: Partial<Tour> = {}) =>
  sampleTour({ starting_price: 1490, code: "007", tags: "1_day_trip", rate: 4.9, ...over });

const line = (en: string, price: number) => ({
  id: 1,
  price,
  service_type: text(en),
  ...anyPersons,
  description: text("Per person", { ru: "За человека" }),
});

const whole = tourOf({
  name: text("Phi Phi", { id: "Phi Phi (id)", ru: "Пхи-Пхи" }),
  seo_title: { ru: "Тур" },
  facts: { vessel: "speedboat", boat_length: 11.5, best_water: "high" },
  prices: [line("Adult", 1490), line("Child", 0.3)],
  seasons: [
    season("11-01", "04-30", { name: text("High season"), prices: [1790.5, null] }),
    season("2026-12-24", "2027-01-03", { name: text("High season"), prices: [2090, 900] }),
    season("06-01", "06-30", { prices: [null, null] }),
  ],
  faqs: [
    { id: 3, question: text("Kids?"), answer: text("Yes\nall of them", { ru: "Да" }), shared_text_id: 7 },
  ],
});

const bytes = (content: string) => new Uint8Array(Buffer.from(content));
const exported = (tours: Tour[]) => sheetParts.map((part) => exportSheet(part, tours));

/** The columns of a sheet, each with its header first. */
const columnsOf = (sheet?: ExportSheet) =>
  sheet?.rows[0]?.map((_, column) => sheet.rows.map((cells) => cells[column]));

/** The file of a sheet that staff changed before they sent it back. */
function edited(sheets: ExportSheet[], name: string, row: number, changes: Record<string, string | number>) {
  return sheets.map((sheet) => {
    if (sheet.name !== name) return sheet;
    const [header = []] = sheet.rows;
    const rows = sheet.rows.map((cells, index) =>
      index !== row ? cells : cells.map((cell, column) => changes[String(header[column])] ?? cell),
    );
    return { ...sheet, rows };
  });
}

async function compared(file: Uint8Array, tours: Tour[]) {
  return compareSheets(recognizeSheets(await readSheets(file)), tours);
}

async function refusal(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error("it was not refused");
  return error;
}

const states = ({ rows }: Awaited<ReturnType<typeof compared>>) => new Set(rows.map(({ state }) => state));

const hard = [
  "=1+1",
  "'=x",
  "''=x",
  "-5",
  "+62 812",
  "@home",
  "'quoted'",
  "\t=x",
  "1,350",
  "[hapus]",
  "007",
  " x ",
  "Не нырять\nс лодки",
  "a\u00a0b\u00a0",
  'a;b,c\t"d"',
  "_x0041_",
  "\u0001bell",
  "🐠 ikan",
  "–5",
  "TRUE",
  "constructor",
  "__proto__",
];

describe("cells", () => {
  // R-40.3
  it.each(hard)("%j comes back as it was", (value) => {
    expect(unguardText(guardText(value))).toBe(value);
  });

  // R-40.3
  it("are guarded where a spreadsheet would compute them", () => {
    const risky = ["=1+1", "+62 812", "@home", "-x", "\tx", "'=x", "'x"];
    expect(risky.map(guardText)).toEqual(risky.map((each) => `'${each}`));
    expect(["-5", "+3.5", "1,350", "text", "a=b"].map(guardText)).toEqual([
      "-5",
      "+3.5",
      "1,350",
      "text",
      "a=b",
    ]);
  });

  // R-12.14, R-40.8
  it("hold numbers as they are computed, and refuse what would have to be guessed", () => {
    const texts = ["1350.5", "7", "1.350", "1,350", "1.350,50", "1.350.000", "THB 900"];
    expect([0.1 + 0.2, 1e3, ...texts].map((cell) => readNumberCell(cell, 2))).toEqual(
      [0.3, 1000, 1350.5, 7, 1350, 1350, 1350.5, 1_350_000, 900].map((value) => ({ value })),
    );
    for (const cell of ["1,350.000", "1.2.3", "500rb", "1234.567", 1.005, Number.NaN, true, new Date(0)]) {
      expect(readNumberCell(cell, 2)).toHaveProperty("problem");
    }
    expect(readNumberCell("1,350.500", 2)).toEqual({
      problem: '"1,350.500" bisa berarti 1350500 atau 1350,5. Tulis salah satu seperti itu.',
    });
  });
});

describe("the sheets of a tour", () => {
  // R-40.1, R-60.15
  it("have a row for the tour, for each price line and for each text but the name", () => {
    const [tours, prices, texts] = exported([whole]);
    expect(columnsOf(tours)).toEqual([
      ["id", 7],
      ["code", "007"],
      ["name_en", "Phi Phi"],
      ["name_id", "Phi Phi (id)"],
      ["name_ru", "Пхи-Пхи"],
      ["currency", "THB"],
      ["starting_price", 1490],
      ["original_price", null],
      ["rate", 4.9],
      ["tags", "1_day_trip"],
      ["boat_length", 11.5],
      ["best_water", "high"],
      ["planned", null],
    ]);
    expect(columnsOf(prices)).toEqual([
      ["tour_id", 7, 7],
      ["tour", "Phi Phi (id)", "Phi Phi (id)"],
      ["line", 1, 2],
      ["service_type_en", "Adult", "Child"],
      ["price", 1490, 0.3],
      ["High season", 1790.5, null],
      ["High season (2)", 2090, 900],
      ["06-01 – 06-30", null, null],
      ["planned", null, null],
    ]);
    expect(texts?.rows[0]).toEqual(["tour_id", "tour", "path", "key", "en", "id", "ru"]);
    const rows = new Map(texts?.rows.map((row) => [row[2], row]));
    expect(rows.get("faqs.0.answer")?.slice(4)).toEqual(["Yes\nall of them", null, "Да"]);
    expect(rows.get("seo_title")?.slice(4)).toEqual([null, null, "Тур"]);
    expect(rows.has("name")).toBe(false);
    expect(rows.get("faqs.0.answer")?.[3]).not.toBe(rows.get("faqs.0.question")?.[3]);
  });

  // R-59.9
  it("say the planned prices beside the prices of today, and come back without a change", async () => {
    const plan = { id: 1, from: "2026-12-01", season: null, starting_price: 1600, original_price: null };
    const planned = { ...whole, planned_prices: [{ ...plan, prices: [1600, null] }] };
    const [tours, prices] = exported([planned]);
    expect([tours, prices].map((sheet) => sheet?.rows[1]?.at(-1))).toEqual(Array(2).fill("2026-12-01: 1600"));
    expect(states(await compared(await writeXlsx(exported([planned])), [planned]))).toEqual(
      new Set(["same"]),
    );
  });

  // R-40.1
  it("name seasons apart from each other and from their own columns", () => {
    const named = (en: string) => season("11-01", "04-30", { name: text(en) });
    expect(seasonColumns([named("price"), named("A"), named(" A "), named("A (2)")])).toEqual([
      "price (2)",
      "A",
      "A (2)",
      "A (2) (2)",
    ]);
  });
});

describe("a file that comes back unchanged", () => {
  const tours = [whole, tourOf({ id: 8, name: text("=HYPERLINK(1)"), starting_price: null, code: null })];

  // R-40.2
  it("changes nothing: a workbook", async () => {
    expect(states(await compared(await writeXlsx(exported(tours)), tours))).toEqual(new Set(["same"]));
  });

  // R-40.2
  it.each(sheetParts)("changes nothing: CSV of %s, with commas, semicolons and tabs", async (part) => {
    const csv = writeCsv(exportSheet(part, tours));
    expect(csv.startsWith("\uFEFF")).toBe(true);
    const { rows } = exportSheet(part, tours);
    const quoted = (cell: string | number | null) => `"${String(cell ?? "").replaceAll('"', '""')}"`;
    const by = (delimiter: string) => rows.map((row) => row.map(quoted).join(delimiter)).join("\n");
    for (const file of [csv, by(";"), by("\t")]) {
      const found = await compared(bytes(file), tours);
      expect(states(found)).toEqual(new Set(["same"]));
      expect(found.rows).toHaveLength(rows.length - 1);
    }
  });

  // R-40.2
  it("has quotes around every text of several lines in CSV, which ends a row in spreadsheets otherwise", () => {
    const rows = [["a\nb", "c\rd", "e\r\nf", "g", 1]];
    expect(writeCsv({ name: "Teks", rows })).toBe('\ufeff"a\nb","c\rd","e\r\nf",g,1\r\n');
  });

  // R-40.2
  it("changes nothing, whatever its texts are", async () => {
    const any = fc.oneof(fc.constantFrom(...hard), fc.string({ unit: "binary", maxLength: 40 }));
    const written = any
      .map((value) => value.toWellFormed().replaceAll("\0", ""))
      .filter((value) => value.trim() !== "");
    const values = fc.tuple(written, written, written, written, written, written);
    const odd = fc.sample(values, 60).map(([en, id, ru, question, answer, code], index) =>
      tourOf({
        id: index + 1,
        name: { en, id, ru },
        code,
        prices: [line(en, 1)],
        faqs: [{ id: 1, question: text(question), answer: { en: answer, ru: en }, shared_text_id: null }],
      }),
    );
    const files = [
      await writeXlsx(exported(odd)),
      ...sheetParts.map((part) => bytes(writeCsv(exportSheet(part, odd)))),
    ];
    for (const file of files) {
      const { rows } = await compared(file, odd);
      expect(rows.filter(({ state }) => state !== "same")).toEqual([]);
      expect(rows.length).toBeGreaterThanOrEqual(odd.length);
    }
  });
});

describe("a file that staff changed", () => {
  const csv = (
    part: (typeof sheetParts)[number],
    name: string,
    row: number,
    changes: Record<string, string | number>,
  ) =>
    compared(bytes(writeCsv(edited([exportSheet(part, [whole])], name, row, changes)[0] as ExportSheet)), [
      whole,
    ]);

  it("changes what it says, and sends lists and texts whole", async () => {
    const { rows, edits } = await compared(
      await writeXlsx(
        edited(
          edited(
            edited(exported([whole]), "Tur", 1, { starting_price: 1600, name_ru: "Пхи-Пхи и бухта" }),
            ...(["Harga", 1, { price: 1600, "High season": 1900 }] as const),
          ),
          ...(["Teks", 4, { ru: "[hapus]" }] as const),
        ),
      ),
      [whole],
    );
    const changes = rows.filter(({ state }) => state !== "same");
    expect(changes.map(({ sheet, row, path, before, after }) => [sheet, row, path, before, after])).toEqual([
      ["Tur", 2, "name.ru", "Пхи-Пхи", "Пхи-Пхи и бухта"],
      ["Tur", 2, "starting_price", 1490, 1600],
      ["Harga", 2, "prices.0.price", 1490, 1600],
      ["Harga", 2, "seasons.0.prices.0", 1790.5, 1900],
    ]);
    expect(edits).toMatchObject([
      {
        tour: { id: 7 },
        set: {
          starting_price: 1600,
          name: { en: "Phi Phi", id: "Phi Phi (id)", ru: "Пхи-Пхи и бухта" },
          prices: [{ price: 1600, service_type: { en: "Adult" } }, { price: 0.3 }],
          seasons: [{ prices: [1900, null] }, { prices: [2090, 900] }, { prices: [null, null] }],
        },
      },
    ]);
    expect(Object.keys(edits[0]?.set ?? {}).sort()).toEqual(["name", "prices", "seasons", "starting_price"]);
  });

  // R-40.5
  it("leaves a blank cell, clears an optional value, and refuses to clear one that must be there", async () => {
    const cleared = await csv("tours", "Tur", 1, {
      code: "[hapus]",
      name_ru: " [HAPUS] ",
      rate: "[hapus]",
      name_id: "",
    });
    expect(cleared.edits[0]?.set).toEqual({
      code: "",
      name: { en: "Phi Phi", id: "Phi Phi (id)", ru: "" },
      rate: null,
    });
    const error = await refusal(csv("tours", "Tur", 1, { name_en: "[hapus]" }));
    expect([error.status, Object.keys(error.fields ?? {})]).toEqual([422, ["Tur.2.name_en"]]);
    const price = await refusal(csv("prices", "Harga", 2, { price: "[hapus]" }));
    expect(Object.keys(price.fields ?? {})).toEqual(["Harga.3.price"]);
  });

  // R-40.8
  it("names every cell whose value may not stand there", async () => {
    const wrong = { starting_price: "1,350.500", rate: 7, tags: "boat", currency: "x".repeat(21) };
    const error = await refusal(csv("tours", "Tur", 1, wrong));
    const cells = Object.keys(wrong).map((column) => `Tur.2.${column}`);
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(cells.sort());
  });

  // R-40.6
  it("leaves a text whose English has changed since, and a line that has moved", async () => {
    const faq = { id: 3, question: text("Children?"), answer: text("Yes"), shared_text_id: null };
    const later = { ...whole, faqs: [faq] };
    const sheet = exportSheet("texts", [whole]);
    const at = sheet.rows.findIndex(([, , path]) => path === "faqs.0.question");
    const file = edited(edited([sheet], "Teks", at, { ru: "Дети?" }), "Teks", 1, { ru: "1 день" });
    const { rows, edits } = await compared(bytes(writeCsv(file[0] as ExportSheet)), [later]);
    const told = rows.filter(({ state }) => state !== "same").map(({ path, state }) => [path, state]);
    expect(told).toContainEqual(["faqs.0.question.ru", "conflict"]);
    expect(told.filter(([, state]) => state === "change")).toHaveLength(1);
    expect(edits[0]?.set).not.toHaveProperty("faqs");

    const moved = { ...whole, prices: [line("Senior", 1490), line("Child", 0.3)] };
    const prices = edited([exportSheet("prices", [whole])], "Harga", 1, { price: 1 });
    const found = await compared(bytes(writeCsv(prices[0] as ExportSheet)), [moved]);
    expect(found.rows.find(({ path }) => path === "prices.0.price")?.state).toBe("conflict");
    expect(found.edits).toEqual([]);
  });

  // R-40.7
  it("skips what is not there, and makes nothing", async () => {
    const tours = "id,code,name_en,name_id,name_ru,currency,starting_price,original_price,rate,tags\n";
    const found = await compared(bytes(`${tours},,New,,,,1,,,\n99,,Gone,,,,1,,,\n\n7,,Phi Phi,,,,,,,\n`), [
      whole,
    ]);
    expect(found.rows.map(({ row, id, state }) => [row, id, state])).toEqual([
      [2, null, "skipped"],
      [3, 99, "skipped"],
      [5, 7, "same"],
    ]);
    const texts = await compared(bytes("tour_id,path,key,en,id,ru\n7,faqs.5.answer,x,a,b,c\n"), [whole]);
    expect(texts.rows.map(({ state }) => state)).toEqual(["skipped"]);
    const lines = "tour_id,line,service_type_en,price,Low season\n7,9,Adult,1,\n7,1,Adult,,12\n";
    const prices = await compared(bytes(lines), [whole]);
    expect(prices.rows.map(({ row, state }) => [row, state])).toEqual([
      [2, "skipped"],
      [3, "conflict"],
    ]);
    expect([found, texts, prices].flatMap(({ edits }) => edits)).toEqual([]);
  });

  // R-40.11
  it("reports a column that no tour has once, shortened, however many of its cells are filled", async () => {
    const column = "x".repeat(5_000);
    const lines = Array.from({ length: 300 }, () => "7,1,Adult,,12").join("\n");
    const { rows } = await compared(bytes(`tour_id,line,service_type_en,price,${column}\n${lines}\n`), [
      whole,
    ]);
    const conflicts = rows.filter(({ state }) => state === "conflict");
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.message?.length).toBeLessThan(300);
  });

  // R-40.11
  it("is refused where its report would be many times as large as a page", async () => {
    const long = "y".repeat(400);
    const lines = Array.from({ length: 19_000 }, () => `7,name,x,${long},,`).join("\n");
    const work = compared(bytes(`tour_id,path,key,en,id,ru\n${lines}\n`), [whole]);
    expect(await refusal(work)).toMatchObject({ status: 422, fields: { file: [/terlalu besar/] } });
  });

  // R-40.7
  it("takes the first of two cells that say different things", async () => {
    const tours = "id,code,name_en,name_id,name_ru,currency,starting_price,original_price,rate,tags\n";
    const { rows, edits } = await compared(bytes(`${tours}7,,,,,,1,,,\n7,,,,,,2,,,\n`), [whole]);
    expect(rows.map(({ state }) => state)).toEqual(["change", "skipped"]);
    expect(edits[0]?.set).toEqual({ starting_price: 1 });
  });
});

/** As LibreOffice writes it: shared strings in runs, `xml:space`, cells without values, rows and columns of styles alone. */
function fromLibreOffice(rows: (string | number | null)[][]): Uint8Array<ArrayBuffer> {
  const xml = (value: string) => value.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const strings: string[] = [];
  const cell = (value: string | number | null, row: number, column: number) => {
    const at = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (value === null) return `<c r="${at}" s="1"/>`;
    if (typeof value === "number") return `<c r="${at}" s="0" t="n"><v>${value}</v></c>`;
    return `<c r="${at}" s="1" t="s"><v>${strings.push(xml(value)) - 1}</v></c>`;
  };
  const data = rows.map(
    (row, index) =>
      `<row r="${index + 1}" customFormat="false" ht="12.8" hidden="false">${row.map((value, column) => cell(value, index, column)).join("")}</row>`,
  );
  const empty = `<row r="${rows.length + 1}"><c r="A${rows.length + 1}" s="0"/></row>`;
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const rels = "http://schemas.openxmlformats.org/package/2006/relationships";
  return zipOf({
    "[Content_Types].xml": `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "_rels/.rels": `${head}<Relationships xmlns="${rels}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${head}<workbook ${main} xmlns:r="${relations}"><workbookPr date1904="false"/><sheets><sheet name="Teks" sheetId="1" state="visible" r:id="rId3"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${rels}"><Relationship Id="rId1" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId4" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/styles.xml": `${head}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="General"/></numFmts><cellXfs count="2"><xf numFmtId="164"/><xf numFmtId="49"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `${head}<worksheet ${main}><dimension ref="A1:F${rows.length}"/><sheetData>${data.join("")}${empty}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `${head}<sst ${main} count="${strings.length}" uniqueCount="${strings.length}">${strings.map((value) => `<si><t xml:space="preserve">${value}</t></si>`).join("")}</sst>`,
  });
}

describe("a workbook as LibreOffice saves it", () => {
  // R-40.2
  it("changes nothing where nothing was changed", async () => {
    const hardest = tourOf({
      faqs: hard.map((en, index) => ({
        id: index + 1,
        shared_text_id: null,
        question: text(en),
        answer: text(en, { ru: en }),
      })),
    });
    // It saves what XML may hold, and escapes what looks like an escape.
    const saved = exportSheet("texts", [hardest]).rows.map((row) =>
      row.map((cell) =>
        typeof cell === "string" ? cell.replace("\u0001", "").replace("_x0041_", "_x005F_x0041_") : cell,
      ),
    );
    const found = await compared(fromLibreOffice(saved), [hardest]);
    expect(states(found)).toEqual(new Set(["same"]));
    expect(found.rows).toHaveLength(saved.length - 1);
  });
});

describe("a workbook with cells whose formula failed", () => {
  /** The workbook of a tour, with the XML of these cells replaced in the first sheet that holds them. */
  async function withCells(sheet: string, cells: Record<string, string>) {
    const entries = unzipSync(await writeXlsx(exported([whole])));
    const number = sheetParts.findIndex((part) => sheets[part].name === sheet) + 1;
    const path = `xl/worksheets/sheet${number}.xml`;
    let xml = strFromU8(entries[path] ?? new Uint8Array());
    for (const [at, cell] of Object.entries(cells)) {
      const stored = new RegExp(`<c r="${at}"[^>]*?(?:/>|>.*?</c>)`);
      expect(xml).toMatch(stored);
      xml = xml.replace(stored, () => cell);
    }
    return zipSync({ ...entries, [path]: strToU8(xml) });
  }

  const message = (code: string) =>
    `Sel ini berisi kesalahan ${code}. Perbaiki rumusnya atau tulis nilainya, lalu unggah lagi.`;

  // R-40.8
  it("is refused with the address of each, whatever the column", async () => {
    const file = await withCells("Harga", {
      A2: `<c r="A2" t="e"><f>Lama!A2</f><v>#REF!</v></c>`,
      E2: `<c r="E2" s="1" t='e'><f>1/0</f>\n<v>#DIV/0!</v></c>`,
      E3: `<c t="e" r="E3"><v>#N/A</v></c>`,
      G3: `<c r="G3" t="e"/>`,
    });
    const { status, message: sentence, fields } = await refusal(compared(file, [whole]));
    expect([status, sentence]).toEqual([422, "4 sel berisi nilai yang salah. Tidak ada yang disimpan."]);
    const [header = []] = exportSheet("prices", [whole]).rows;
    const at = (column: number, row: number) => `Harga.${row}.${header[column]}`;
    expect(fields).toEqual({
      [at(0, 2)]: [message("#REF!")],
      [at(4, 2)]: [message("#DIV/0!")],
      [at(4, 3)]: [message("#N/A")],
      [at(6, 3)]: ["Sel ini berisi kesalahan. Perbaiki rumusnya atau tulis nilainya, lalu unggah lagi."],
    });
  });

  // R-40.8
  it("is refused where the title of a season failed, and not where a text only looks like an error", async () => {
    const title = await withCells("Harga", { F1: `<c r="F1" t="e"><f>1/0</f><v>#NAME?</v></c>` });
    expect((await refusal(compared(title, [whole]))).fields).toEqual({
      Harga: [`Judul kolom 6: ${message("#NAME?")}`],
    });
    const named = tourOf({ name: text("#REF!"), code: "#N/A" });
    expect(states(await compared(await writeXlsx(exported([named])), [named]))).toEqual(new Set(["same"]));
  });
});

describe("a file that is none of ours", () => {
  // R-40.8
  it("is refused with the header that is wrong", async () => {
    const header =
      "id,code,name_en,name_id,name_ru,currency,starting_prize,original_price,rate,tags\n7,,,,,,1,,,\n";
    const error = await refusal(compared(bytes(header), [whole]));
    expect([error.status, error.fields]).toEqual([
      422,
      { Tur: ['Kolom "starting_prize" tidak dikenal.', 'Kolom "starting_price" tidak ada.'] },
    ]);
    const texts = await refusal(compared(bytes("tour_id;path;key;en;id;ru;ru\n"), [whole]));
    expect(texts.fields).toEqual({ Teks: ['Kolom "ru" ada dua kali.'] });
    expect((await refusal(compared(bytes("a,b\n1,2\n"), [whole]))).fields).toHaveProperty("file");
  });

  const html = "<!DOCTYPE html><html><table><tr><td>id</td></tr></table></html>";
  const files: Record<string, Uint8Array> = {
    "of Excel before 2007": new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...new Array(600).fill(0),
    ]),
    "HTML under another name": bytes(html),
    "in another encoding": new Uint8Array([
      ...bytes("tour_id,path,key,en,id,ru\n7,name,x,"),
      0xcf,
      0xf5,
      0xe8,
    ]),
    "a ZIP of something else": zipOf({ "word/document.xml": "<w/>" }),
    "half a workbook": zipOf({ "xl/workbook.xml": "<workbook>".repeat(50) }).slice(0, 60),
    "bytes of nothing": new Uint8Array(2_000).map((_, index) => (index * 37) % 251),
    "20,001 rows": bytes(`tour_id,path,key,en,id,ru\n${"7,name,x,a,b,c\n".repeat(20_001)}`),
    "500 columns": bytes(`${"a,".repeat(500)}\n`),
  };

  // R-40.9
  it.each(Object.entries(files))("is refused with a sentence: %s", async (_, file) => {
    const { status, fields } = await refusal(compared(file, [whole]));
    expect([status, fields?.file?.[0]]).toEqual([422, expect.stringMatching(/^[A-Z].{20,}\.$/)]);
  });

  // R-40.9
  it("ends in time where it is a bomb, and takes no memory along", { timeout: 60_000 }, async () => {
    const sheet = `<worksheet><sheetData>${"<row><c><v>1</v></c></row>".repeat(2_000_000)}</sheetData></worksheet>`;
    const rels =
      '<Relationships><Relationship Id="r" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>';
    const book = (content: Uint8Array | string) =>
      zipOf({
        "xl/workbook.xml": '<workbook><sheets><sheet name="Tur" sheetId="1" r:id="r"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": rels,
        "xl/worksheets/sheet1.xml": content,
      });
    for (const file of [book(sheet), book(new Uint8Array(120_000_000))]) {
      expect(file.length).toBeLessThan(5_000_000);
      const read = async () => expect((await refusal(readSheets(file))).status).toBe(422);
      expect(await timeWithin(11_000, read)).toBeLessThan(11_000);
    }
  });
});
