import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { readSheets } from "@/lib/sheets/read-file";
import type { ReportRow } from "@/lib/sheets/schema";
import { newTourSheets } from "@/lib/sheets/template";
import type { ExportCell } from "@/lib/sheets/tour-rows";
import { writeXlsx } from "@/lib/sheets/write-file";
import { addAdmin, adminOfFile } from "./admin";
import { api } from "./api";
import { callAs, succeed } from "./call";
import { addTour } from "./records";

const admin = adminOfFile();

beforeEach(async () => {
  await db().tour.deleteMany();
});

type Row = Record<string, ExportCell>;

const [tourColumns = [], priceColumns = []] = newTourSheets().map(({ rows: [header = []] }) =>
  header.map(String),
);

const rowsOf = (columns: string[], rows: Row[]) => [
  columns,
  ...rows.map((row) => columns.map((column) => row[column] ?? null)),
];

const sheetOf = (tours: Row[], prices: Row[] = []) =>
  writeXlsx([
    { name: "Tur", rows: rowsOf(tourColumns, tours) },
    { name: "Harga", rows: rowsOf(priceColumns, prices) },
  ]);

const kinds = ["tours", "domestic-tours", "international-tours"];

const tourNumber = (number: number): Row => ({
  kind: kinds[number % 3] ?? null,
  code: `NEW-${number}`,
  name_en: `New tour ${number}`,
  name_id: `Tur baru ${number}`,
  currency: "THB",
  starting_price: 1_000 + number,
  overview_en: "By boat",
});

const linesOf = (number: number): Row[] =>
  ["adult", "child"].map((guests) => ({
    tour_id: `NEW-${number}`,
    service_type_en: guests,
    description_en: "Each",
    price: 1_000,
    guests,
  }));

const numbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

const fileOf = (most: number) => sheetOf(numbers(most).map(tourNumber), numbers(most).flatMap(linesOf));

type Workbook = Awaited<ReturnType<typeof sheetOf>>;

interface Report {
  plan: string;
  rows: ReportRow[];
}

const send = (file: Workbook, more: Record<string, string> = {}, key?: string, by = admin) =>
  callAs(by, api.importTourSheet, {
    form: { file: new File([file], "tur-baru.xlsx"), ...more },
    headers: key ? { "Idempotency-Key": key } : {},
  });

const dryRun = (file: Workbook) => succeed<Report>(send(file));

async function save(file: Workbook, key: string): Promise<number> {
  const { plan } = await dryRun(file);
  const { batch } = await succeed<{ batch: { id: number } }>(send(file, { plan }, key));
  return batch.id;
}

const undo = (id: number) =>
  succeed<{ undone: number; kept: object[] }>(callAs(admin, api.undoBatch, { id }));
const stored = () => db().tour.findMany({ include: { prices: true }, orderBy: { id: "asc" } });

//
it("gives staff the template as a workbook", async () => {
  const params = Promise.resolve({});
  const refused = await api.getTourTemplate(new Request("http://localhost/x"), { params });
  expect(refused.status).toBe(401);
  const request = new Request("http://localhost/x", { headers: admin.headers });
  const response = await api.getTourTemplate(request, { params });
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="tur-baru.xlsx"');
  const sheets = await readSheets(new Uint8Array(await response.arrayBuffer()));
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ["Tur", 2],
    ["Harga", 3],
  ]);
});

describe("a sheet of new tours", () => {
  //
  it("makes 40 drafts in one go as one batch with a version each, and one undo moves all to the bin", async () => {
    const file = await fileOf(40);
    const { rows } = await dryRun(file);
    expect(rows.filter(({ state }) => state === "create")).toHaveLength(40);
    expect(await db().tour.count()).toBe(0);
    const batch = await save(file, "forty");
    const tours = await stored();
    expect(tours).toHaveLength(40);
    expect(tours.every(({ published }) => !published)).toBe(true);
    expect(tours[0]).toMatchObject({
      tour_type: 2,
      code: "NEW-1",
      name: { en: "New tour 1", id: "Tur baru 1" },
      prices: [{ kind: "adult" }, { kind: "child" }],
    });
    // The order of the file is the order of each list.
    for (const type of [1, 2, 3]) {
      const own = tours.filter(({ tour_type }) => tour_type === type);
      expect(own.map(({ order }) => order)).toEqual(own.map(({ order }) => order).toSorted((a, b) => a - b));
    }
    expect(await db().recordVersion.count({ where: { batch_id: batch, action: "create" } })).toBe(40);
    expect(await db().changeBatch.findUnique({ where: { id: batch } })).toMatchObject({
      kind: "sheet",
      records: 40,
    });
    expect(await undo(batch)).toEqual({ undone: 40, kept: [] });
    expect(await db().tour.count()).toBe(0);
    const bin = await succeed<{ pagination: { total: number } }>(callAs(admin, api.listBin, {}));
    expect(bin.pagination.total).toBeGreaterThanOrEqual(40);
    expect((await callAs(admin, api.undoBatch, { id: batch })).status).toBe(409);
  });

  //
  it("keeps drafts that were edited since, and names them", async () => {
    const batch = await save(await fileOf(3), "edited");
    const [first, second] = await stored();
    const change = { code: "MINE", updated_at: first?.updated_at.toISOString() };
    await succeed(callAs(admin, api.updateTour, { id: first?.id, json: change }));
    await succeed(callAs(admin, api.deleteTour, { id: second?.id }));
    expect(await undo(batch)).toEqual({
      undone: 1,
      kept: [{ entity: "tour", id: first?.id, name: "Tur baru 1", path: "" }],
    });
    expect((await stored()).map(({ code }) => code)).toEqual(["MINE"]);
  });

  //
  it("makes each tour once where a file is sent twice, one after the other or at the same time", async () => {
    const file = await fileOf(3);
    const { plan } = await dryRun(file);
    const both = await Promise.all([send(file, { plan }, "one"), send(file, { plan }, "two")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db().tour.count()).toBe(3);
    const again = both.find(({ status }) => status === 200) === both[0] ? "one" : "two";
    expect((await send(file, { plan }, again)).status).toBe(200);
    expect((await send(file, { plan }, "three")).status).toBe(409);
    const after = await dryRun(file);
    expect(after.rows.filter(({ state }) => state === "create")).toEqual([]);
    expect((await send(file, { plan: after.plan }, "four")).status).toBe(422);
    expect(await db().tour.count()).toBe(3);
  });

  //
  it("is 409 with the rows anew where a colleague has made a tour of the same code since", async () => {
    const file = await fileOf(2);
    const { plan } = await dryRun(file);
    await addTour({ code: " new-2 " });
    const moved = await send(file, { plan }, "moved");
    expect(moved).toMatchObject({
      status: 409,
      body: { rows: expect.arrayContaining([expect.objectContaining({ row: 3, state: "skipped" })]) },
    });
    expect(await db().tour.count()).toBe(1);
    expect((await send(file, { plan: (moved.body as Report).plan }, "rest")).status).toBe(200);
    expect((await stored()).map(({ code }) => code)).toEqual([" new-2 ", "NEW-1"]);
  });

  //
  it("changes stored tours and makes new ones in one batch", async () => {
    const { id } = await addTour({ starting_price: 500 });
    const batch = await save(await sheetOf([{ id, starting_price: 700 }, tourNumber(1)]), "both");
    expect((await stored()).map(({ starting_price }) => Number(starting_price))).toEqual([700, 1_001]);
    expect(await undo(batch)).toEqual({ undone: 2, kept: [] });
    expect((await stored()).map(({ starting_price }) => Number(starting_price))).toEqual([500]);
  });

  //
  it("saves nothing of a file with one wrong row", async () => {
    const file = await sheetOf([tourNumber(1), { ...tourNumber(2), kind: "Kapal" }]);
    expect(await send(file)).toMatchObject({
      status: 422,
      body: { errors: { "Tur.3.kind": [expect.stringContaining("domestic-tours")] } },
    });
    expect(await db().tour.count()).toBe(0);
  });

  //
  it("of more than 50 tours is for admins, and holds 100 new tours at most", async () => {
    const editor = await addAdmin("sheet-editor", "editor");
    const file = await fileOf(51);
    const { plan } = await dryRun(file);
    expect((await send(file, { plan }, "editor", editor)).status).toBe(403);
    expect(await db().tour.count()).toBe(0);
    expect(await send(await fileOf(101))).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.stringContaining("100")] } },
    });
  });
});
