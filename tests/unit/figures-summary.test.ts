import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/calendar/days";
import { areaPath, linePath, scaleEnd } from "@/lib/figures/chart";
import type { Figure } from "@/lib/figures/schema";
import { changePercent, perHundred, summarizeFigures, summaryDays } from "@/lib/figures/summary";
import { demoFigures } from "@/prisma/demo-figures";

const today = "2026-11-22";
const figure = (over: Partial<Figure>): Figure => ({
  ...{ day: today, what: "view", key: "home", language: "en", count: 1, found: null },
  ...over,
});

describe("the figures of 28 days", () => {
  it("stand beside the 28 days before, day by day", () => {
    expect(summaryDays(today)).toEqual({ from: "2026-09-28", until: today });
    const { days, views, from } = summarizeFigures(
      [
        figure({ count: 5 }),
        figure({ day: "2026-10-26", language: "ru", count: 3 }),
        figure({ day: "2026-10-25", count: 2 }),
        figure({ day: "2026-09-28", count: 7 }),
      ],
      today,
    );
    expect(from).toBe("2026-10-26");
    expect(days).toHaveLength(28);
    expect(days.at(0)).toEqual({ day: "2026-10-26", now: 3, before: 7 });
    expect(days.at(-1)).toEqual({ day: today, now: 5, before: 2 });
    expect(views).toEqual({ now: 8, before: 9 });
  });

  it("say of each tour its views and requests over all languages and channels, the most looked at first", () => {
    const { tours, requests, hasRequests, languages } = summarizeFigures(
      [
        figure({ key: "tour/1", count: 4 }),
        figure({ key: "tour/2", count: 3 }),
        figure({ key: "tour/2", language: "ru", count: 3 }),
        figure({ what: "request", key: "tour/2 whatsapp", count: 1 }),
        figure({ what: "request", key: "tour/2 telegram", language: "ru", count: 1 }),
        figure({ day: "2026-10-01", key: "tour/1", count: 9 }),
      ],
      today,
    );
    expect(tours).toEqual([
      { id: 2, views: { now: 6, before: 0 }, requests: { now: 2, before: 0 } },
      { id: 1, views: { now: 4, before: 9 }, requests: { now: 0, before: 0 } },
    ]);
    expect([requests, hasRequests]).toEqual([{ now: 2, before: 0 }, true]);
    expect(languages.find(({ language }) => language === "ru")).toMatchObject({ now: 3 });
  });

  it("list searches that find nothing now, whatever they found before", () => {
    const search = (key: string, day: string, count: number, found: number, language: "en" | "ru" = "en") =>
      figure({ what: "search", key, day, count, found, language });
    const { emptySearches } = summarizeFigures(
      [
        search("tours surin", "2026-11-01", 2, 0),
        search("tours surin", "2026-11-20", 3, 0),
        search("tours krabi", "2026-11-01", 9, 0),
        search("tours krabi", "2026-11-20", 1, 2),
        search("blogs visa", "2026-11-20", 7, 0),
        search("search khao sok", "2026-11-20", 1, 0),
        search("search khao sok", "2026-11-20", 1, 4, "ru"),
        search("tours long ago", "2026-10-01", 5, 0),
      ],
      today,
    );
    expect(emptySearches).toEqual([
      { place: "blogs", words: "visa", count: 7 },
      { place: "tours", words: "surin", count: 5 },
    ]);
  });

  it("have a change and a rate only where there is something to divide by", () => {
    expect([changePercent({ now: 3, before: 2 }), changePercent({ now: 3, before: 0 })]).toEqual([50, null]);
    expect([perHundred(3, 200), perHundred(1, 0)]).toEqual([1.5, null]);
  });
});

describe("a chart", () => {
  it("has a scale of round numbers that holds every value", () => {
    expect([0, 4, 5, 6, 11, 21, 50, 51, 1_999].map(scaleEnd)).toEqual([5, 5, 5, 10, 20, 50, 50, 100, 2_000]);
  });

  it("goes from edge to edge, the most at the top", () => {
    expect(linePath([0, 10, 5], 10)).toBe("M0 160L280 0L560 80");
    expect(areaPath([0, 10], 10)).toBe("M0 160L560 0L560 160L0 160Z");
    expect([linePath([], 5), areaPath([], 5), linePath([5], 5)]).toEqual(["", "", "M0 0"]);
  });
});

describe("the demo's figures", () => {
  const ids = Array.from({ length: 40 }, (_, index) => index + 1);
  const figures = demoFigures(ids, [1, 2, 3], today);

  it("are the same at every filling, one row for each day, page and language", () => {
    expect(demoFigures(ids, [1, 2, 3], today)).toEqual(figures);
    const names = figures.map(({ day, what, key, language }) => `${day} ${what} ${key} ${language}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(figures.map(({ day }) => day)).size).toBe(56);
  });

  it("show every part of the screen: growth, requests, searches that find nothing, countries", () => {
    const summary = summarizeFigures(figures, today);
    expect(changePercent(summary.views)).toBeGreaterThan(0);
    expect(summary.tours.length).toBeGreaterThan(30);
    expect(perHundred(summary.requests.now, summary.views.now)).toBeGreaterThan(1);
    expect(summary.emptySearches.length).toBeGreaterThan(3);
    expect(summary.countries.length).toBe(10);
    expect(demoFigures([], [], addDays(today, 1)).length).toBeGreaterThan(0);
  });
});
