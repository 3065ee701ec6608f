import { describe, expect, it } from "vitest";
import { getDayState } from "@/lib/core/calendar/calendar";
import { addDays, dayInZone } from "@/lib/core/calendar/days";
import { db } from "@/lib/core/db";
import { closedPeriodLimits } from "@/lib/tours/calendar/closed-limits";
import { comingClosure } from "@/lib/tours/calendar/coming-closure";
import { listActiveClosures } from "@/lib/tours/closures/active-closures";
import { withClosedTours } from "@/lib/tours/closures/queries";
import { getTour } from "@/lib/tours/queries";
import { addAdmin, adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs, refusedAt } from "./call";
import { at } from "./clock";
import { addTour } from "./records";

const admin = adminOfEachTest();

const today = dayInZone(new Date());
const ahead = (days: number) => addDays(today, days);
const reason = { en: "The harbour is closed", id: "Pelabuhan ditutup" };

const atSea = () => addTour({ facts: { sea: "open" } });

async function press(ids: number[], days: string[], key = days.join()) {
  const { status, body } = await callAs(admin, api.closeSea, {
    json: { ids, days, reason },
    headers: { "Idempotency-Key": key },
  });
  return { status, id: (body as { batch?: { id: number } }).batch?.id ?? 0, body };
}

const reopen = async (id: number) => (await callAs(admin, api.undoBatch, { id })).body;

async function stateOf(id: number, day: string) {
  const tour = await getTour(id);
  return tour && getDayState(tour.calendar, day).state;
}

describe("the sea", () => {
  //
  it("is closed for the chosen tours and days as one batch, and opened again with one call", async () => {
    const [first, second, onLand] = [await atSea(), await atSea(), await addTour()];
    await callAs(admin, api.updateTour, {
      id: first.id,
      json: { closed_periods: [{ from: "08-12", until: "08-12" }] },
    });
    const before = await db().tourClosedPeriod.findMany({ omit: { id: true } });
    const { id } = await press([first.id, second.id], [ahead(3), ahead(1), ahead(2), ahead(5)]);
    expect((await getTour(first.id))?.closed_periods).toMatchObject([
      { from: "08-12" },
      { from: ahead(1), until: ahead(3), reason },
      { from: ahead(5), until: ahead(5), reason },
    ]);
    expect(await stateOf(onLand.id, ahead(1))).toBe("open");
    const versions = await db().recordVersion.findMany({ where: { batch_id: id } });
    expect(versions.map(({ action }) => action)).toEqual(["batch", "batch"]);
    expect(await listActiveClosures(new Date())).toMatchObject([{ id, records: 2, reason }]);
    expect(await reopen(id)).toEqual({ undone: 2, kept: [] });
    expect(await db().tourClosedPeriod.findMany({ omit: { id: true } })).toEqual(before);
    expect(await listActiveClosures(new Date())).toEqual([]);
  });

  //
  it("names the tours of each closing on the board, hidden ones too", async () => {
    const [first, second, third] = [await atSea(), await atSea(), await addTour()];
    const one = await press([first.id, second.id], [ahead(1)]);
    const other = await press([second.id, third.id], [ahead(2)]);
    await db().tour.update({ where: { id: second.id }, data: { published: false } });
    const board = await withClosedTours(await listActiveClosures(new Date()));
    const closed = board.map(({ id, tours }) => [id, tours.map((tour) => tour.id).sort((a, b) => a - b)]);
    expect(closed).toEqual([
      [other.id, [second.id, third.id]],
      [one.id, [first.id, second.id]],
    ]);
  });

  //
  it("stays closed by another closing of the same day and by periods that staff added meanwhile", async () => {
    const { id: tour } = await atSea();
    const first = await press([tour], [ahead(1)]);
    const second = await press([tour], [ahead(1), ahead(2)]);
    const stored = (await getTour(tour))?.closed_periods.map(({ from, until }) => ({ from, until })) ?? [];
    await callAs(admin, api.updateTour, {
      id: tour,
      json: {
        closed_periods: [...stored.map((each) => ({ ...each, reason })), { from: ahead(9), until: ahead(9) }],
      },
    });
    expect(await reopen(first.id)).toEqual({ undone: 1, kept: [] });
    expect(await stateOf(tour, ahead(1))).toBe("closed");
    expect(await reopen(second.id)).toEqual({ undone: 1, kept: [] });
    const states = await Promise.all([1, 2, 9].map((days) => stateOf(tour, ahead(days))));
    expect(states).toEqual(["open", "open", "closed"]);
  });

  //
  it("names a closed period that was edited since in place of opening it", async () => {
    const { id: tour } = await atSea();
    const { id } = await press([tour], [ahead(1)]);
    await callAs(admin, api.updateTour, {
      id: tour,
      json: { closed_periods: [{ from: ahead(1), until: ahead(4) }] },
    });
    expect(await reopen(id)).toMatchObject({ undone: 0, kept: [{ id: tour, path: "closed_periods.0" }] });
    expect(await stateOf(tour, ahead(1))).toBe("closed");
  });

  //
  it("is closed once by a request that is sent twice, also without any change left", async () => {
    const { id: tour } = await atSea();
    const [one, other] = [await press([tour], [ahead(1)], "k"), await press([tour], [ahead(1)], "k")];
    expect(other.body).toEqual(one.body);
    expect((await press([tour], [ahead(1)], "another")).status).toBe(422);
    expect(await db().tourClosedPeriod.count()).toBe(1);
  });

  //
  it("is closed from today in Phuket, which begins while UTC still counts the day before", async () => {
    at("2031-05-02 00:30:00");
    const { id: tour } = await atSea();
    expect(await press([tour], ["2031-05-01"])).toMatchObject(refusedAt("days"));
    expect((await press([tour], ["2031-05-02", "2031-05-16"])).status).toBe(200);
  });

  //
  it("makes room among sixty closed periods by the ended ones, and gives them back", async () => {
    const { id: tour } = await atSea();
    const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + 2 * n));
    await db().tourClosedPeriod.createMany({
      data: Array.from({ length: 60 }, (_, n) => ({
        tour_id: tour,
        position: n,
        yearly: false,
        from_day: day(n),
        until_day: day(n),
      })),
    });
    const { id } = await press([tour], [ahead(1)]);
    const first = async () => (await getTour(tour))?.closed_periods[0]?.from;
    expect([await db().tourClosedPeriod.count(), await first()]).toEqual([60, "2025-01-03"]);
    await reopen(id);
    expect([await db().tourClosedPeriod.count(), await first()]).toEqual([60, "2025-01-01"]);
  });

  const manyDays = (count: number, year: number) =>
    Array.from({ length: count }, (_, n) => {
      const day = new Date(Date.UTC(year, 0, 1 + 2 * n)).toISOString().slice(0, 10);
      return { from: day, until: day };
    });

  //
  it("is closed also for a tour whose list is full for staff, and gives the tour back as it was", async () => {
    const { id: tour } = await atSea();
    const save = (closed_periods: object[]) =>
      callAs(admin, api.updateTour, { id: tour, json: { closed_periods } });
    expect(await save(manyDays(61, 2099))).toMatchObject(refusedAt("closed_periods"));
    expect((await save(manyDays(60, 2099))).status).toBe(200);
    const { status, id } = await press([tour], [ahead(1), ahead(3)]);
    expect(status).toBe(200);
    const whole = (await getTour(tour))?.closed_periods.map(({ id: _, ...period }) => period) ?? [];
    expect([whole.length, (await save(whole)).status, await stateOf(tour, ahead(3))]).toEqual([
      62,
      200,
      "closed",
    ]);
    expect(await save([...whole, ...manyDays(1, 2100)])).toMatchObject(refusedAt("closed_periods"));
    expect(await reopen(id)).toEqual({ undone: 1, kept: [] });
    expect((await getTour(tour))?.closed_periods).toHaveLength(60);
  });

  //
  it("is closed for no tour where one refuses, and the refusal names that tour", async () => {
    const [full, other] = [await addTour({ name: { en: "Full" }, facts: { sea: "open" } }), await atSea()];
    await db().tourClosedPeriod.createMany({
      data: manyDays(closedPeriodLimits.all, 2099).map(({ from, until }, position) => ({
        tour_id: full.id,
        position,
        yearly: false,
        from_day: new Date(from),
        until_day: new Date(until),
      })),
    });
    const { status, body } = await press([full.id, other.id], [ahead(1)]);
    const named = { entity: "tour", id: full.id, name: "Full", tour_type: 1, path: "closed_periods" };
    expect([status, body]).toMatchObject([
      422,
      { message: expect.stringMatching(/Full.*Paling banyak 240/), refused: [named] },
    ]);
    expect(await stateOf(other.id, ahead(1))).toBe("open");
    expect(await db().changeBatch.count()).toBe(0);
  });

  //
  it("is opened by whoever may close it, also where an editor changes the closed periods of a tour", async () => {
    const editor = await addAdmin("dewi", "editor");
    const { id: tour } = await atSea();
    const own = { from: ahead(20), until: ahead(22), reason: null };
    const save = (closed_periods: object[]) =>
      callAs(editor, api.updateTour, { id: tour, json: { closed_periods } });
    expect((await save([own])).status).toBe(200);
    const { id } = await press([tour], [ahead(1)]);
    const closing = { from: ahead(1), until: ahead(1), reason };
    const refused = { status: 403, body: { message: expect.stringContaining("penutupan laut") } };
    expect(await save([own])).toMatchObject(refused);
    expect(await save([own, { ...closing, reason: null }])).toMatchObject(refused);
    const [oldest] = await db().recordVersion.findMany({
      where: { entity: "tour" },
      orderBy: { id: "asc" },
      take: 1,
    });
    expect(await callAs(editor, api.restoreVersion, { id: Number(oldest?.id ?? 0), json: {} })).toMatchObject(
      refused,
    );
    expect((await callAs(editor, api.undoBatch, { id })).status).toBe(403);
    expect(await stateOf(tour, ahead(1))).toBe("closed");
    expect((await save([closing])).status).toBe(200);
    await callAs(admin, api.undoBatch, { id });
    expect((await save([])).status).toBe(200);
    expect(await stateOf(tour, ahead(1))).toBe("open");
  });

  //
  it.each([
    ["yesterday", { days: [ahead(-1)] }, "days"],
    ["a day too far ahead", { days: [ahead(15)] }, "days"],
    ["no day", { days: [] }, "days"],
    ["no tour", { ids: [] }, "ids"],
    ["a reason without English", { reason: { id: "Ombak" } }, "reason"],
  ])("is not closed for %s: 422", async (_, over, field) => {
    const { id } = await atSea();
    const json = { ids: [id], days: [ahead(1)], reason, ...over };
    const answer = await callAs(admin, api.closeSea, { json, headers: { "Idempotency-Key": "k" } });
    expect(answer).toMatchObject(refusedAt(field));
  });
});

describe("an order of the harbour office", () => {
  const order = { under: 10, waters: "outer" };
  const quoteOf = async (id: number, date: string) => {
    const { body } = await callAs(null, api.listQuotes, { query: `language=en&ids=${id}&date=${date}` });
    return (body as { data: { runs: boolean; order: string | null; day: string }[] }).data[0];
  };

  //
  it("is read on its day alone with the tours that run all the same, and is gone when the sea is opened", async () => {
    const short = await addTour({ facts: { sea: "open", boat_length: 9.5 } });
    const long = await addTour({ facts: { sea: "open", vessel: "catamaran", boat_length: 18 } });
    const bay = await addTour({ facts: { sea: "sheltered", boat_length: 8 } });
    const unknown = await addTour({ facts: { sea: "open" } });
    const { body } = await callAs(admin, api.closeSea, {
      json: { ids: [short.id], days: [ahead(2)], reason, order },
      headers: { "Idempotency-Key": "order" },
    });
    expect(await quoteOf(long.id, ahead(2))).toMatchObject({
      runs: true,
      order: expect.stringMatching(
        /^Boats under 10 m may not leave for the open sea on .+ This catamaran of 18 m runs\.$/,
      ),
    });
    expect((await quoteOf(bay.id, ahead(2)))?.order).toContain(
      "This tour sails where the water is open, and runs.",
    );
    const silent = [
      await quoteOf(unknown.id, ahead(2)),
      await quoteOf(short.id, ahead(2)),
      await quoteOf(long.id, ahead(3)),
    ];
    expect(silent.map((quote) => [quote?.runs, quote?.order])).toEqual([
      [true, null],
      [false, null],
      [true, null],
    ]);
    await reopen((body as { batch: { id: number } }).batch.id);
    expect((await quoteOf(long.id, ahead(2)))?.order).toBeNull();
  });

  //
  it("of another form is refused: 422", async () => {
    const { id } = await atSea();
    const json = { ids: [id], days: [ahead(1)], reason, order: { under: 2, waters: "outer" } };
    const answer = await callAs(admin, api.closeSea, { json, headers: { "Idempotency-Key": "k" } });
    expect(answer).toMatchObject(refusedAt("order.under"));
  });
});

describe("a visitor of a closed day", () => {
  //
  it("reads the reason also when requests for the day have ended, and is led to tours that run, those off the open sea first", async () => {
    const closed = await atSea();
    const stillAtSea = await atSea();
    const others = [await addTour({ facts: { sea: "sheltered" } }), await addTour()];
    const many: number[] = [];
    while (many.length < 30) many.push((await atSea()).id);
    await press([closed.id, ...many], [today, ahead(1)]);
    const ask = async (date: string) => {
      const query = `language=en&ids=${closed.id}&whole=${closed.id}&date=${date}`;
      const { body } = await callAs(null, api.listQuotes, { query });
      return (body as { data: { day: string; instead: { href: string }[] }[] }).data[0];
    };
    expect((await ask(today))?.day).toContain(reason.en);
    const answer = await ask(ahead(1));
    expect(answer?.day).toContain(reason.en);
    const expected = [...others, stillAtSea].map(({ id }) => expect.stringMatching(new RegExp(`-${id}$`)));
    expect(answer?.instead.map(({ href }) => href)).toEqual(expected);
  });

  //
  it("is told of the first short closing from tomorrow on", () => {
    const closing = (from: number, until: number) => ({
      id: 0,
      from: ahead(from),
      until: ahead(until),
      reason: null,
    });
    const coming = (...closed_periods: ReturnType<typeof closing>[]) =>
      comingClosure({ closed_periods }, today)?.days;
    expect(coming(closing(5, 6), closing(-1, 2))).toEqual([ahead(1), ahead(2)]);
    expect(coming(closing(14, 15))).toEqual([ahead(14), ahead(15)]);
    expect(coming(closing(0, 0), closing(15, 15), closing(3, 90))).toBeUndefined();
  });
});
