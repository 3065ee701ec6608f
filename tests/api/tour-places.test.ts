import { describe, expect, it } from "vitest";
import { addDays, dayInZone } from "@/lib/core/calendar/days";
import { collectDependencies } from "@/lib/core/content/dependencies";
import { db } from "@/lib/core/db";
import { planCalendar } from "@/lib/plan/calendar-file";
import { fullOn } from "@/lib/tours/days/queries";
import { readListState } from "@/lib/tours/list/list-state";
import { loadTourList } from "@/lib/tours/list/load-list";
import { getCurrentTour } from "@/lib/tours/queries";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs, refusedAt } from "./call";
import { at } from "./clock";
import { raisedKeys } from "./raised-keys";
import { addTour } from "./records";

const admin = adminOfEachTest();

const day = addDays(dayInZone(new Date()), 20);

function listState(query: Record<string, string>) {
  const state = readListState(query);
  if (!state) throw new Error("The list has no such state.");
  return state;
}

const tell = (id: number, json: object, on = day) =>
  callAs(admin, api.tellTourDay, { id, params: { day: on }, json });
const read = async (id: number, who: Parameters<typeof callAs>[0] = null) =>
  (await callAs(who, api.getTourDay, { id, params: { day } })).body;

async function quoteOf(id: number, date = day) {
  const query = `language=en&ids=${id}&whole=${id}&date=${date}`;
  const { body } = await callAs(null, api.listQuotes, { query });
  return (
    body as {
      data: {
        places: string | null;
        full: boolean;
        runs: boolean;
        instead: { href: string }[];
      }[];
    }
  ).data[0];
}

describe("a day of a tour", () => {
  //
  it("is told to have few places or none by a person, whom visitors do not learn, and is open again", async () => {
    const { id } = await addTour();
    const told = { tour_id: id, day, told_by: "admin", told_at: expect.any(String) };
    expect(await read(id)).toEqual({
      tour_id: id,
      day,
      state: "open",
      places: null,
      told_at: null,
      told_by: null,
    });
    expect(await tell(id, { state: "few", places: 4 })).toMatchObject({
      status: 200,
      body: { ...told, state: "few", places: 4 },
    });
    expect(await read(id)).toMatchObject({ state: "few", places: 4, told_by: null });
    expect(await read(id, admin)).toMatchObject({ ...told, state: "few", places: 4 });
    expect((await tell(id, { state: "few" })).body).toMatchObject({ state: "few", places: null });
    expect((await tell(id, { state: "full" })).body).toMatchObject({ state: "full", places: null });
    const [row, ...others] = await db().tourDay.findMany();
    expect(others).toEqual([]);
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      "day",
      "places",
      "state",
      "told_at",
      "told_by",
      "tour_id",
    ]);
    expect((await tell(id, { state: "open" })).body).toMatchObject({ state: "open", told_at: null });
    expect(await db().tourDay.count()).toBe(0);
  });

  //
  it.each<[string, object, string?]>([
    ["no number of places", { state: "few", places: 0 }],
    ["too many places", { state: "few", places: 21 }],
    ["a number for a full day", { state: "full", places: 1 }],
    ["another state", { state: "empty" }, "state"],
  ])("is not told with %s: 422", async (_, json, field = "places") => {
    const { id } = await addTour();
    expect(await tell(id, json)).toMatchObject(refusedAt(field));
  });

  //
  it("is not told by visitors, of a past day, or of a tour that is gone", async () => {
    const { id } = await addTour();
    const json = { state: "full" };
    expect((await callAs(null, api.tellTourDay, { id, params: { day }, json })).status).toBe(401);
    expect(await tell(id, json, "2020-01-01")).toMatchObject(refusedAt("day"));
    expect((await tell(id + 999, json)).status).toBe(404);
    expect((await tell(id, json, "2027-02-30")).status).toBe(404);
  });

  //
  it("is said with the moment in quotes, availability and the calendar file, and a full one names tours with room", async () => {
    const full = await addTour();
    const other = await addTour();
    const alsoFull = await addTour();
    await tell(full.id, { state: "full" });
    await tell(alsoFull.id, { state: "full" });
    await tell(other.id, { state: "few", places: 4 });
    const quote = await quoteOf(full.id);
    expect(quote).toMatchObject({ runs: true, full: true });
    expect(quote?.places).toMatch(/^Full on \d+ \w+ \(told today at \d\d:\d\d\)$/);
    expect(quote?.instead.map(({ href }) => href)).toEqual([
      expect.stringMatching(new RegExp(`-${other.id}$`)),
    ]);
    expect((await quoteOf(other.id))?.places).toMatch(/^Few places left: 4 \(told today at /);
    expect(await quoteOf(other.id, addDays(day, 1))).toMatchObject({ places: null, full: false });
    const { body } = await callAs(null, api.listAvailability, {
      id: full.id,
      query: `from=${day}&until=${addDays(day, 1)}`,
    });
    expect(body).toMatchObject({
      data: [{ available: true, places: { state: "full", places: null } }, { places: null }],
    });
    const tour = await getCurrentTour(full.id);
    expect(tour && planCalendar([{ tour, day }], "en")).toContain("Full on ");
  });

  //
  it("says nothing any more once its requests have ended", async () => {
    const { id } = await addTour();
    at("2027-03-01 10:00:00");
    await tell(id, { state: "full" }, "2027-03-03");
    const places = async () => (await quoteOf(id, "2027-03-03"))?.places;
    expect(await places()).toBe("Full on 3 March (told today at 10:00)");
    at("2027-03-02 10:00:00");
    expect(await places()).toBe("Full on 3 March (told on 1 March at 10:00)");
    at("2027-03-03 00:00:01");
    expect(await places()).toBeNull();
    expect((await getCurrentTour(id))?.calendar.told_days).toBeUndefined();
  });

  //
  it("renews the tour and the lists of that day alone", async () => {
    const { id } = await addTour();
    const raised = await raisedKeys(() => tell(id, { state: "few", places: 2 }));
    expect(raised).toEqual([`tour-days:${id}`, `tours-on:${day}`]);
    const [, page] = await collectDependencies(() => getCurrentTour(id));
    expect(page).toContain(`tour-days:${id}`);
    const [list, keys] = await collectDependencies(() => loadTourList("tours", listState({ date: day })));
    expect(list?.tours[0]?.notes?.places).toMatchObject({ state: "few", places: 2 });
    expect(keys).toContain(`tours-on:${day}`);
    const [, plain] = await collectDependencies(() => loadTourList("tours", listState({})));
    expect((plain ?? []).filter((key) => key.startsWith("tours-on:"))).toEqual([]);
    expect(await fullOn([day])).toEqual(new Set());
  });
});
