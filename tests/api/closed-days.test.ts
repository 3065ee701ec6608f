import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DELETE, PUT } from "@/app/api/closed-periods/[id]/route";
import { GET, POST } from "@/app/api/closed-periods/route";
import { POST as postRestore } from "@/app/api/history/[id]/restore/route";
import { getDayState } from "@/lib/calendar/calendar";
import { db } from "@/lib/db";
import { listBin } from "@/lib/history/queries";
import { getTour } from "@/lib/tours/queries";
import { type Admin, addAdmin } from "./admin";
import { call } from "./call";
import { addTour, clearContent } from "./records";
import { write } from "./write";

let admin: Admin;

beforeAll(async () => {
  await clearContent();
  admin = await addAdmin();
});

beforeEach(() => db().closedPeriod.deleteMany());

interface Wire {
  id: number;
  updated_at: string;
  translation_state?: object;
}

/** An answer to staff as visitors read it. */
const forVisitors = ({ translation_state, ...period }: Wire) => period;

const nyepi = { from: "2027-03-08", until: "2027-03-08", reason: { en: "Nyepi", id: "Nyepi", ru: "Ньепи" } };
const put = (id: number, json: object) =>
  write(admin, PUT, `/api/closed-periods/${id}`, { id, json, method: "PUT" });
const listed = async () => (await call(GET, "/api/closed-periods")).body;

async function add(json: object): Promise<Wire> {
  const { status, body } = await write(admin, POST, "/api/closed-periods", { json });
  expect([status, body]).toMatchObject([201, {}]);
  return body as Wire;
}

describe("closed periods", () => {
  it("are made, listed, changed and deleted", async () => {
    const made = await add({ ...nyepi, tour_type: 2 });
    const answer = {
      ...{ id: made.id, tour_type: 2, from: "2027-03-08", until: "2027-03-08" },
      ...{ reason: '{"en":"Nyepi","id":"Nyepi","ru":"Ньепи"}', updated_at: made.updated_at },
    };
    expect(forVisitors(made)).toEqual(answer);
    const yearly = await add({ from: "12-31", until: "01-01" });
    expect(yearly).toMatchObject({ tour_type: null, from: "12-31", until: "01-01", reason: null });
    expect(await listed()).toEqual([forVisitors(yearly), answer]);
    const changed = await put(made.id, {
      until: "2027-03-09",
      tour_type: null,
      reason: null,
      updated_at: made.updated_at,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { until: "2027-03-09", tour_type: null, reason: null },
    });
    expect((await put(made.id, { until: "2027-03-10", updated_at: made.updated_at })).status).toBe(409);
    const gone = await write(admin, DELETE, "/x", { id: made.id, method: "DELETE" });
    expect(gone.status).toBe(204);
    expect((await put(made.id, {})).status).toBe(404);
    expect(await listed()).toEqual([forVisitors(yearly)]);
  });

  it("are refused with what is wrong, also together with what is stored", async () => {
    const wrong: [object, string][] = [
      [{ ...nyepi, until: "2027-03-07" }, "until"],
      [{ ...nyepi, until: "03-09" }, "until"],
      [{ ...nyepi, from: "2027-02-29" }, "from"],
      [{ ...nyepi, tour_type: 4 }, "tour_type"],
      [{ ...nyepi, reason: { ru: "Ньепи" } }, "reason"],
    ];
    for (const [json, path] of wrong) {
      const { status, body } = await write(admin, POST, "/x", { json });
      expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [path]]);
    }
    const { id } = await add(nyepi);
    expect(await put(id, { from: "2027-03-09" })).toMatchObject({
      status: 422,
      body: { errors: { until: [expect.any(String)] } },
    });
    expect((await put(id, { from: "2027-03-09", until: "2027-03-09" })).status).toBe(200);
    expect(await put(id, { reason: { en: "", ru: "Ньепи" } })).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.any(String)] } },
    });
    const merged = JSON.stringify({ ...nyepi.reason, en: "Day of silence" });
    expect(await put(id, { reason: { en: "Day of silence" } })).toMatchObject({ body: { reason: merged } });
    expect(await put(id, { reason: { en: "", id: "", ru: "" } })).toMatchObject({ body: { reason: null } });
  });

  it("leave versions, return to one of them, and come back from the bin under their id", async () => {
    const made = await add({ ...nyepi, tour_type: 2 });
    await put(made.id, { until: "2027-03-09", reason: null });
    const changed = (await put(made.id, { until: "2027-03-09" })).body as Wire;
    const versions = await db().recordVersion.findMany({
      where: { entity: "closed_period", record_key: String(made.id) },
      orderBy: { number: "asc" },
    });
    expect(versions).toMatchObject([
      { action: "create", username: "admin", title: "8 Mar 2027: Nyepi" },
      { action: "update", changed: ["until", "reason"], title: "8 Mar 2027 – 9 Mar 2027" },
    ]);
    const restore = (by: Admin, updated_at: string | null) =>
      write(by, postRestore, "/x", { id: Number(versions[0]?.id), json: { updated_at } });
    const { id, updated_at, ...first } = made as Wire & Record<string, unknown>;
    const editor = await addAdmin("editor");
    await db().adminUser.update({ where: { username: "editor" }, data: { role: "editor" } });
    expect((await restore(editor, changed.updated_at)).status).toBe(403);
    expect((await restore(admin, updated_at)).status).toBe(409);
    const restored = await restore(admin, changed.updated_at);
    expect([restored.status, restored.body]).toMatchObject([200, { record: { id, ...first } }]);
    expect((await write(admin, DELETE, "/x", { id, method: "DELETE" })).status).toBe(204);
    expect(await listed()).toEqual([]);
    const { items } = await listBin({ page: 1, perPage: 10 });
    expect(items[0]).toMatchObject({ entity: "closed_period", record_key: String(id) });
    const back = await restore(admin, null);
    expect([back.status, back.body]).toMatchObject([200, { record: { id, ...first } }]);
    const { translation_state, ...shown } = first;
    expect(await listed()).toMatchObject([{ id, ...shown }]);
  });

  it("of one type leave the tours of the others open", async () => {
    const tours = [await addTour({ tour_type: 1 }), await addTour({ tour_type: 2 })];
    await add({ ...nyepi, tour_type: 2 });
    const states = async () =>
      Promise.all(
        tours.map(async ({ id }) => {
          const calendar = (await getTour(id))?.calendar;
          return calendar && getDayState(calendar, "2027-03-08").state;
        }),
      );
    expect(await states()).toEqual(["open", "closed"]);
    await add({ from: "03-08", until: "03-08" });
    expect(await states()).toEqual(["closed", "closed"]);
  });
});
