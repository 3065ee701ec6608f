import { beforeEach, describe, expect, it } from "vitest";
import { getDayState } from "@/lib/core/calendar/calendar";
import { db } from "@/lib/core/db";
import { getTour } from "@/lib/tours/queries";
import { addAdmin, adminOfFile } from "./admin";
import { api } from "./api";
import { callAs, refusedAt, succeed } from "./call";
import { addTour } from "./records";

const admin = adminOfFile();

beforeEach(() => db().closedPeriod.deleteMany());

interface Wire {
  id: number;
  updated_at: string;
  translation_state?: object;
}

/** An answer to staff as visitors read it. */
const forVisitors = ({ translation_state, ...period }: Wire) => period;

const nyepi = { from: "2027-03-08", until: "2027-03-08", reason: { en: "Nyepi", id: "Nyepi", ru: "Ньепи" } };
const put = (id: number, json: object) => callAs(admin, api.updateClosedPeriod, { id, json });
const listed = async () => (await callAs(null, api.listClosedPeriods)).body;

const add = (json: object) => succeed<Wire>(callAs(admin, api.createClosedPeriod, { json }));

describe("closed periods", () => {
  //
  it("are made, listed, changed and deleted", async () => {
    const made = await add({ ...nyepi, tour_type: 2 });
    const answer = {
      id: made.id,
      tour_type: 2,
      from: "2027-03-08",
      until: "2027-03-08",
      reason: '{"en":"Nyepi","id":"Nyepi","ru":"Ньепи"}',
      updated_at: made.updated_at,
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
    await callAs(admin, api.deleteClosedPeriod, { id: made.id });
    expect(await listed()).toEqual([forVisitors(yearly)]);
  });

  //
  it("are refused with a message per field, also if they clash with stored days", async () => {
    const wrong: [object, string][] = [
      [{ ...nyepi, until: "2027-03-07" }, "until"],
      [{ ...nyepi, until: "03-09" }, "until"],
      [{ ...nyepi, from: "2027-02-29" }, "from"],
      [{ ...nyepi, tour_type: 4 }, "tour_type"],
      [{ ...nyepi, reason: { ru: "Ньепи" } }, "reason"],
    ];
    for (const [json, path] of wrong) {
      const { status, body } = await callAs(admin, api.createClosedPeriod, { json });
      expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [path]]);
    }
    const { id } = await add(nyepi);
    expect(await put(id, { from: "2027-03-09" })).toMatchObject(refusedAt("until"));
    expect((await put(id, { from: "2027-03-09", until: "2027-03-09" })).status).toBe(200);
    expect(await put(id, { reason: { en: "", ru: "Ньепи" } })).toMatchObject(refusedAt("reason"));
    const merged = JSON.stringify({ ...nyepi.reason, en: "Day of silence" });
    expect(await put(id, { reason: { en: "Day of silence" } })).toMatchObject({ body: { reason: merged } });
    expect(await put(id, { reason: { en: "", id: "", ru: "" } })).toMatchObject({ body: { reason: null } });
  });

  //
  it("are restored by those alone who may close days", async () => {
    const { id } = await add(nyepi);
    await callAs(admin, api.deleteClosedPeriod, { id });
    const version = await db().recordVersion.findFirstOrThrow({ orderBy: { id: "desc" } });
    const editor = await addAdmin("editor", "editor");
    const restore = { id: Number(version.id), json: { updated_at: null } };
    expect((await callAs(editor, api.restoreVersion, restore)).status).toBe(403);
    expect((await callAs(admin, api.restoreVersion, restore)).status).toBe(200);
  });

  //
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
