import { beforeEach, describe, expect, it } from "vitest";
import type { Quotes } from "@/lib/tours/quotes/quotes-schema";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { tourBody } from "./bodies";
import { callAs, refusedAt, succeed } from "./call";
import { at } from "./clock";
import { tourCalls } from "./tour-calls";

const admin = adminOfFile();

const itineraries = [
  {
    day: 1,
    title: { en: "The day" },
    meals: [],
    activities: [
      { time: "07:30", description: { en: "Pick-up" } },
      { time: "12:00", description: { en: "Back" } },
    ],
  },
];
const canoe = { vessel: "canoe", sea: "sheltered", best_water: "high" };

const { create, save } = tourCalls(admin, tourBody({ itineraries, facts: canoe }));

const choose = (tide_station: string | null) =>
  succeed(callAs(admin, api.updateSiteSettings, { json: { name: "Harbour Days", tide_station } }));

beforeEach(() => {
  at("2026-11-25 12:00:00");
});

async function waterOf(id: number, date: string, language = "en") {
  const query = `language=${language}&ids=${id}&whole=${id}&date=${date}`;
  const { data } = await succeed<Quotes>(callAs(null, api.listQuotes, { query }));
  return data[0]?.water;
}

describe("the water of a tour's day", () => {
  //
  it("comes with a quote of a day, for a site that has chosen a station", async () => {
    const { id } = await create();
    await choose(null);
    expect(await waterOf(id, "2026-12-06")).toBeNull();
    await choose("ko-taphao-noi");
    const water = await waterOf(id, "2026-12-06");
    expect(water?.text).toBe(
      "Sunrise 6:27, sunset 18:08. High water 8:44 (2.7 m) and 21:03 (3.1 m). Low water 2:47 (1.3 m) and 14:41 (1.3 m). High water falls into the hours of the tour. Water at Ko Taphao Noi, not for navigation.",
    );
    expect(water?.curve).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect((await waterOf(id, "2026-12-06", "ru"))?.text).toContain("Полная вода 8:44 (2,7 м)");
    expect(await waterOf(id, "")).toBeNull();
    const card = await succeed<Quotes>(
      callAs(null, api.listQuotes, { query: `language=en&ids=${id}&date=2026-12-06` }),
    );
    expect(card.data[0]?.water).toBeNull();
    const land = await create({ facts: { vessel: "none" } });
    expect(await waterOf(land.id, "2026-12-06")).toEqual({
      text: "Sunrise 6:27, sunset 18:08.",
      curve: null,
    });
    await choose("benoa");
    expect((await waterOf(id, "2026-12-06"))?.text).toContain("Water at Benoa");
  });

  //
  it("is marked in the availability of a tour that states the water around which it is best", async () => {
    const { id } = await create();
    await choose("ko-taphao-noi");
    const query = "from=2026-12-01&until=2026-12-30";
    const best = async () => {
      const { data } = await succeed<{ data: { local_date: string; best_water: boolean }[] }>(
        callAs(null, api.listAvailability, { id, query }),
      );
      return data.filter(({ best_water }) => best_water).map(({ local_date }) => local_date);
    };
    const days = await best();
    expect(days).toContain("2026-12-06");
    expect(days.length).toBeGreaterThan(8);
    expect(days.length).toBeLessThan(25);
    await save(id, { facts: { ...canoe, best_water: "low" } });
    expect(await best()).not.toContain("2026-12-06");
    await save(id, { facts: { vessel: "canoe" } });
    expect(await best()).toEqual([]);
    await save(id, { facts: canoe });
    await choose("sun");
    expect(await best()).toEqual([]);
  });

  //
  it("is stated as high or low: 422 for another word", async () => {
    const { id } = await create();
    const json = { facts: { ...canoe, best_water: "spring" } };
    expect(await callAs(admin, api.updateTour, { id, json })).toMatchObject(refusedAt("facts.best_water"));
  });
});
