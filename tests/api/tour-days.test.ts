import { beforeEach, describe, expect, it, vi } from "vitest";
import { getDayState } from "@/lib/core/calendar/calendar";
import { addDays } from "@/lib/core/calendar/days";
import { contentKnowledge } from "@/lib/core/content/content-version";
import { collectDependencies } from "@/lib/core/content/dependencies";
import { db } from "@/lib/core/db";
import { getFacets, listCardPage, listTours } from "@/lib/tours/list/queries";
import { getCurrentTour } from "@/lib/tours/queries";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { tourBody } from "./bodies";
import { callAs, succeed } from "./call";
import { at } from "./clock";
import { tourCalls } from "./tour-calls";

const admin = adminOfFile();

beforeEach(async () => {
  await db().tour.deleteMany();
  await db().closedPeriod.deleteMany();
  at("2027-01-10 12:00:00");
});

const season = { from: "10-15", until: "05-15" };

const { create, save } = tourCalls(admin, tourBody({ starting_price: 1500, currency: "THB" }));

const add = async (name: string, over: object = {}) => (await create({ name: { en: name }, ...over })).id;

interface Listed {
  id: number;
  name: string;
  runs?: { state: string; note: string | null; next: string | null };
}

interface Answer {
  data: Listed[];
  closed?: (Listed & { slug: string; note: string | null; next: string | null })[];
  pagination: { total: number };
}

const ask = (query: string) => succeed<Answer>(callAs(null, api.listTours, { query }));

describe("what runs on a day", () => {
  //
  it("lists the running tours with their states, and separately the closed tours", async () => {
    const plain = await add("Plain");
    const similan = await add("Similan", { only_in_seasons: true, seasons: [season] });
    const waves = await add("Waves", {
      seasons: [{ from: "06-01", until: "06-30", rough: true, note: { en: "Waves" } }],
    });
    const dock = await add("Dock", {
      closed_periods: [{ from: "2027-06-01", until: "2027-06-20", reason: { en: "Dock", ru: "Док" } }],
    });
    const { data, closed, pagination } = await ask("date=2027-06-10&tour_type=1");
    expect(data.map(({ id, runs }) => [id, runs])).toEqual([
      [plain, { state: "runs", note: null, next: "2027-06-10", closed_stops: [] }],
      [waves, { state: "rough", note: '{"en":"Waves"}', next: "2027-06-10", closed_stops: [] }],
    ]);
    expect(closed).toEqual([
      { id: similan, slug: `similan-${similan}`, name: '{"en":"Similan"}', note: null, next: "2027-10-15" },
      {
        id: dock,
        slug: `dock-${dock}`,
        name: '{"en":"Dock"}',
        note: '{"en":"Dock","ru":"Док"}',
        next: "2027-06-21",
      },
    ]);
    expect(pagination.total).toBe(2);
  });

  it("goes with search, category and pages; without a date nothing is added", async () => {
    for (const name of ["Reef one", "Reef two", "Reef three"]) await add(name, { tags: "1_day_trip" });
    await add("Reef closed", { only_in_seasons: true, seasons: [season], tags: "1_day_trip" });
    await add("Hill");
    const searched = await ask("date=2027-06-10&search=reef&per_page=2&page=2");
    expect([searched.data.length, searched.pagination.total, searched.closed?.length]).toEqual([1, 3, 1]);
    const tagged = await ask("date=2027-06-10&tags=1_day_trip");
    expect([tagged.data.length, tagged.closed?.length]).toEqual([3, 1]);
    const plain = await ask("search=reef");
    expect(plain).not.toHaveProperty("closed");
    expect(plain.data[0]).not.toHaveProperty("runs");
  });

  //
  it("is 422 for a day that is none, has passed or is too far, and never 500", async () => {
    for (const date of ["2027-01-09", "9999-12-31", "2027-02-30", "x", "2028-07-14"]) {
      const { status, body } = await callAs(null, api.listTours, { query: `date=${date}` });
      expect([date, status]).toEqual([date, 422]);
      expect(body).toMatchObject({ errors: { date: [expect.any(String)] } });
    }
    for (const date of ["2027-01-10", "2028-07-13"]) await ask(`date=${date}`);
  });

  it("hears at once of a saved calendar and of the operator's own closed days", async () => {
    const id = await add("Reef");
    const closedOn = async (date: string) => (await ask(`date=${date}`)).closed?.map((tour) => tour.id);
    expect(await closedOn("2027-06-10")).toEqual([]);
    const closed_periods = [{ from: "06-10", until: "06-10" }];
    await save(id, { closed_periods });
    expect(await closedOn("2027-06-10")).toEqual([id]);
    const json = { tour_type: 1, from: "2027-04-13", until: "2027-04-15" };
    expect((await callAs(admin, api.createClosedPeriod, { json })).status).toBe(201);
    expect(await closedOn("2027-04-14")).toEqual([id]);
  });

  //
  it("is closed for a tour of three days that would end in closed ones", async () => {
    const day = (number: number) => ({ day: number, title: { en: "Text" }, activities: [], meals: [] });
    const id = await add("Three days", {
      itineraries: [day(1), day(2), day(3)],
      closed_periods: [{ from: "2027-06-12", until: "2027-06-12" }],
    });
    const closedOn = async (date: string) => (await ask(`date=${date}`)).closed?.map((tour) => tour.id);
    expect(await closedOn("2027-06-09")).toEqual([]);
    expect(await closedOn("2027-06-10")).toEqual([id]);
    expect(await closedOn("2027-06-13")).toEqual([]);
  });

  //
  it("is what the rule says of each tour, on every page of a list", async () => {
    await add("Weekends", { weekdays: [6, 7] });
    await add("Season", { only_in_seasons: true, seasons: [season] });
    await add("Plain");
    const { tours } = await listTours({ type: 1, page: 1, perPage: 100 });
    for (let count = 0; count < 40; count += 1) {
      const day = addDays("2027-05-01", count);
      const { listed, closed } = await listCardPage({ type: 1, page: 1, perPage: 100, day });
      const open = tours.filter(({ calendar }) => getDayState(calendar, day).state === "open");
      expect(listed.map(({ tour }) => tour.id)).toEqual(open.map(({ id }) => id));
      expect(listed.length + closed.length).toBe(tours.length);
    }
  });
});

//
it("pages are renewed at the cut-off of what they show", async () => {
  const seasons = [{ from: "2027-01-12", until: "2027-01-20", starting_price: 1800 }];
  const id = await add("Reef", { seasons, cutoff_days: 1, cutoff_time: "18:00" });
  const [cutoff, before] = [new Date("2027-01-10T11:00:00Z"), new Date("2027-01-10T10:59:59Z")];
  const filters = { type: 1, page: 1, perPage: 100 } as const;
  const renders = {
    tour: () => getCurrentTour(id),
    list: () => listCardPage({ ...filters, day: "2027-01-11" }),
    next: () => listCardPage({ ...filters, day: "2027-01-10" }),
    prices: () => listCardPage({ ...filters, sort: "price" }),
    options: () => getFacets({ type: 1, day: "2027-01-11" }),
  };
  const { moments } = contentKnowledge();
  for (const [name, render] of Object.entries(renders)) {
    vi.setSystemTime(before);
    const good = moments.now();
    const [, contentKeys] = await collectDependencies<unknown>(render);
    const isOutdated = () => moments.now() !== good && moments.changedSince(good, contentKeys);
    expect([name, isOutdated()]).toEqual([name, false]);
    vi.setSystemTime(cutoff);
    expect([name, isOutdated()]).toEqual([name, true]);
  }
  expect(await getCurrentTour(id)).toMatchObject({ price: { starting_price: 1800 }, firstDay: "2027-01-12" });
  const { listed, closed } = await listCardPage({ ...filters, day: "2027-01-11" });
  expect([listed, closed.map(({ outlook }) => outlook?.next)]).toEqual([[], ["2027-01-12"]]);
});

//
it("a tour's price is that of its first open day, from midnight in Phuket on", async () => {
  const id = await add("Reef", {
    seasons: [{ from: "2027-01-12", until: "2027-01-20", starting_price: 1800 }],
  });
  expect(await getCurrentTour(id)).toMatchObject({ price: { starting_price: 1500 }, firstDay: "2027-01-11" });
  vi.setSystemTime(new Date("2027-01-10T17:00:00Z"));
  expect(await getCurrentTour(id)).toMatchObject({ price: { starting_price: 1800 }, firstDay: "2027-01-12" });
});
