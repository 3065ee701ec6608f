import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/core/calendar/days";
import { areaPath, linePath, scaleEnd } from "@/lib/figures/chart";
import { changePercent, compareViews, perHundred, summaryDays } from "@/lib/figures/summary";
import { demoFigures } from "@/prisma/demo-figures";

const today = "2026-11-22";
describe("the figures of 28 days", () => {
  //
  it("stand beside the 28 days before, day by day", () => {
    expect(summaryDays(today)).toEqual({ from: "2026-09-28", until: today });
    const { days, views, from, languages } = compareViews(
      [
        { day: today, language: "en", count: 5 },
        { day: "2026-10-26", language: "ru", count: 3 },
        { day: "2026-10-25", language: "en", count: 2 },
        { day: "2026-09-28", language: "en", count: 7 },
      ],
      today,
    );
    expect(from).toBe("2026-10-26");
    expect(days).toHaveLength(28);
    expect(days.at(0)).toEqual({ day: "2026-10-26", now: 3, before: 7 });
    expect(days.at(-1)).toEqual({ day: today, now: 5, before: 2 });
    expect(views).toEqual({ now: 8, before: 9 });
    expect(languages.find(({ language }) => language === "ru")).toEqual({
      language: "ru",
      now: 3,
      before: 0,
    });
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

  //
  it("are the same at every filling, one row for each day, page and language", () => {
    expect(demoFigures(ids, [1, 2, 3], today)).toEqual(figures);
    const names = figures.map(({ day, what, key, language }) => `${day} ${what} ${key} ${language}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(figures.map(({ day }) => day)).size).toBe(56);
  });

  it("has visits of a shop without records as well", () => {
    expect(demoFigures([], [], addDays(today, 1)).length).toBeGreaterThan(0);
  });
});
