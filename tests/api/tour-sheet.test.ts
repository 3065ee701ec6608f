import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { readSheets } from "@/lib/sheets/read-file";
import type { ReportRow } from "@/lib/sheets/schema";
import { addAdmin, adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs, refusedAt, succeed } from "./call";
import { addTour } from "./records";

const text = (en: string) => ({ en, ru: `${en} (ru)` });

const admin = adminOfEachTest();
let first: number;
let second: number;

beforeEach(async () => {
  const prices = [{ service_type: text("Adult"), price: 1490, description: text("Each"), position: 0 }];
  ({ id: first } = await addTour({ starting_price: 1490, prices: { create: prices } }));
  const faqs = [{ question: text("Kids?"), answer: text("=1+1"), position: 0 }];
  ({ id: second } = await addTour({ tour_type: 2, published: false, faqs: { create: faqs } }));
});

const download = (query: string) =>
  api.exportTourSheet(new Request(`http://localhost/x?${query}`, { headers: admin.headers }), {
    params: Promise.resolve({}),
  });

interface Report {
  plan: string;
  rows: ReportRow[];
}

const send = (
  file: string | Uint8Array<ArrayBuffer>,
  more: Record<string, string> = {},
  key?: string,
  by = admin,
) => {
  const form = { file: new File([file], "tur.xlsx"), ...more };
  const headers: Record<string, string> = key ? { "Idempotency-Key": key } : {};
  return callAs(by, api.importTourSheet, { form, headers });
};

const header = "id,code,name_en,name_id,name_ru,currency,starting_price,original_price,rate,tags\n";
const price = (value: number | string, id = first) => `${id},,,,,,${value},,,\n`;
const stored = async (id = first) =>
  Number((await db().tour.findUniqueOrThrow({ where: { id } })).starting_price);
const versions = () => db().recordVersion.count();

const dryRun = (file: string | Uint8Array<ArrayBuffer>) => succeed<Report>(send(file));

describe("GET tour-sheet", () => {
  //
  it("is a workbook of all tours, hidden ones as well, that comes back without a change", async () => {
    const response = await download("");
    expect(response.headers.get("content-type")).toContain("spreadsheetml");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="tur-\d{4}-\d\d-\d\d\.xlsx"$/,
    );
    const file = new Uint8Array(await response.arrayBuffer());
    const sheets = await readSheets(file);
    expect(sheets.map(({ name }) => name)).toEqual(["Tur", "Harga", "Teks"]);
    expect(sheets[0]?.rows.slice(1).map(([id]) => id)).toEqual([first, second]);
    const { rows } = await dryRun(file);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["same"]));
    const applied = await send(file, { plan: (await dryRun(file)).plan }, "same");
    expect(applied.status).toBe(422);
  });

  //
  it("is a part of it as CSV, of one type of tours", async () => {
    const response = await download("format=csv&part=texts&tour_type=2");
    // Its mark of order is read away by text().
    const bytes = new Uint8Array(await response.clone().arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const csv = await response.text();
    expect(csv.split("\r\n")[0]).toBe("tour_id,tour,path,key,en,id,ru");
    expect(csv).toContain(`${second},Pulau Karang,faqs.0.answer,`);
    expect(csv).toContain("'=1+1,");
    expect(csv).not.toContain(`\n${first},`);
    expect((await dryRun(csv)).rows.every(({ state }) => state === "same")).toBe(true);
  });

  it.each(["format=csv", "format=ods", "part=x", "tour_type=9"])("is 422 for %s", async (query) => {
    expect((await callAs(admin, api.exportTourSheet, { query })).status).toBe(422);
  });
});

describe("POST tour-sheet", () => {
  //
  it("without a plan writes nothing, and says what would change", async () => {
    const before = await versions();
    const { rows } = await dryRun(`${header}${price(1600)}${price(1500, second)}`);
    expect(rows).toEqual([
      {
        sheet: "Tur",
        row: 2,
        id: first,
        name: "Pulau Karang",
        path: "starting_price",
        state: "change",
        label: "Harga Mulai",
        before: 1490,
        after: 1600,
        message: null,
      },
      expect.objectContaining({ row: 3, id: second, path: "", state: "same" }),
    ]);
    expect([await stored(), await versions(), await db().changeBatch.count()]).toEqual([1490, before, 0]);
  });

  //
  it("with the plan applies the changes once as one batch with a version per tour, and can be undone", async () => {
    const file = `${header}${price(1600)}${price(1700, second)}`;
    const { plan } = await dryRun(file);
    expect((await send(file, { plan })).body).toMatchObject({
      errors: { "Idempotency-Key": [expect.any(String)] },
    });
    const applied = await send(file, { plan }, "once");
    expect(applied).toMatchObject({
      status: 200,
      body: { batch: { kind: "sheet", records: 2, undone_at: null } },
    });
    expect((await send(file, { plan }, "once")).body).toEqual(applied.body);
    expect((await send(`${file}\n`, { plan }, "once")).status).toBe(422);
    expect([await stored(), await stored(second)]).toEqual([1600, 1700]);
    expect(await db().recordVersion.count({ where: { action: "batch" } })).toBe(2);
    const { id } = (applied.body as { batch: { id: number } }).batch;
    expect((await callAs(admin, api.undoBatch, { id })).body).toEqual({ undone: 2, kept: [] });
    expect([await stored(), await stored(second)]).toEqual([1490, 1500]);
  });

  //
  it("changes the length of the boat and the water of a tour, and takes them away", async () => {
    const facts = { vessel: "canoe", boat_length: 8.5, swim: "jacket" };
    await db().tour.update({ where: { id: first }, data: { facts } });
    const apply = async (cells: string) => {
      const file = `${header.trim()},boat_length,best_water\n${first},,,,,,,,,,${cells}\n`;
      const { plan } = await dryRun(file);
      return send(file, { plan }, cells);
    };
    const storedFacts = async () => (await db().tour.findUniqueOrThrow({ where: { id: first } })).facts;
    expect((await apply("9.4,high")).status).toBe(200);
    expect(await storedFacts()).toEqual({ ...facts, boat_length: 9.4, best_water: "high" });
    expect((await apply("[hapus],[hapus]")).status).toBe(200);
    expect(await storedFacts()).toEqual({ vessel: "canoe", swim: "jacket" });
    const wrong = await send(`${header.trim()},boat_length,best_water\n${first},,,,,,,,,,2,spring\n`);
    expect(wrong).toMatchObject({
      status: 422,
      body: {
        errors: { "Tur.2.boat_length": [expect.any(String)], "Tur.2.best_water": [expect.any(String)] },
      },
    });
  });

  //
  it("is 409 with the rows anew where a tour has moved since, and changes nothing", async () => {
    const file = `${header}${price(1600)}${price(1700, second)}`;
    const { plan } = await dryRun(file);
    await db().tour.update({ where: { id: first }, data: { starting_price: 1550, updated_at: new Date() } });
    const refused = await send(file, { plan }, "late");
    expect(refused).toMatchObject({ status: 409, body: { rows: [{ before: 1550, after: 1600 }, {}] } });
    expect([await stored(), await stored(second)]).toEqual([1550, 1500]);
    const again = await send(file, { plan: (refused.body as Report).plan }, "again");
    expect(again.status).toBe(200);
    expect(await stored()).toBe(1600);
  });

  //
  it("names the cells that may not stand there, the wrong header and the wrong file: 422", async () => {
    const cells = await send(`${header}${price('"1,350.500"')}`);
    expect(cells).toMatchObject(refusedAt("Tur.2.starting_price"));
    const english = await send(`${header}${first},,[hapus],,,,,,,\n`);
    expect(english.body).toMatchObject({ errors: { "Tur.2.name_en": [expect.any(String)] } });
    const wrong = await send(header.replace("rate", "rating"));
    expect(wrong.body).toMatchObject({
      errors: { Tur: ['Kolom "rating" tidak dikenal.', expect.any(String)] },
    });
    expect((await send("<html></html>")).body).toMatchObject({ errors: { file: [expect.any(String)] } });
    expect((await callAs(admin, api.importTourSheet, { form: { plan: "x" } })).body).toMatchObject({
      errors: { file: [expect.any(String)], plan: [expect.any(String)] },
    });
    expect((await send(new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect(await stored()).toBe(1490);
  });

  //
  it("of more than 50 tours is for admins", async () => {
    for (let index = 0; index < 49; index += 1) await addTour();
    const ids = (await db().tour.findMany({ select: { id: true } })).map(({ id }) => id);
    const file = header + ids.map((id) => price(2000, id)).join("");
    const editor = await addAdmin("editor", "editor");
    const { plan } = await dryRun(file);
    expect((await send(file, { plan }, "many", editor)).status).toBe(403);
    expect(await stored()).toBe(1490);
    expect((await send(file, { plan }, "many")).status).toBe(200);
  });
});
