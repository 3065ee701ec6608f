import { describe, expect, it } from "vitest";
import { getDayState } from "@/lib/calendar/calendar";
import { addDays, phuketDay } from "@/lib/calendar/days";
import { db } from "@/lib/db";
import { listActiveClosures } from "@/lib/history/active-closures";
import { comingClosure } from "@/lib/tours/calendar/coming-closure";
import { getTour } from "@/lib/tours/queries";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs, refusedAt } from "./call";
import { addTour } from "./records";

const admin = adminOfEachTest();

const today = phuketDay(new Date());
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

  it("stays closed by another closing of the same day, and by what staff add meanwhile", async () => {
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

  it("is closed once by a request that is sent twice, also without any change left", async () => {
    const { id: tour } = await atSea();
    const [one, other] = [await press([tour], [ahead(1)], "k"), await press([tour], [ahead(1)], "k")];
    expect(other.body).toEqual(one.body);
    expect((await press([tour], [ahead(1)], "another")).status).toBe(422);
    expect(await db().tourClosedPeriod.count()).toBe(1);
  });

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

describe("a visitor of a closed day", () => {
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
