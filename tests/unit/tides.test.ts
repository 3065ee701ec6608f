import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/core/calendar/days";
import { languages } from "@/lib/core/i18n/languages";
import { dayCurve } from "@/lib/core/tides/day-curve";
import { stationCodes } from "@/lib/core/tides/station-codes";
import { tideStations } from "@/lib/core/tides/stations";
import { sunTimes } from "@/lib/core/tides/sun-day";
import { isOfDay, type TideTurn, tideTurns } from "@/lib/core/tides/tide-day";
import { bestWaterDays, hasTides, tourHours, tourWater } from "@/lib/tours/water/tour-water";
import { waterText } from "@/lib/tours/water/words";
import { hourlyHeights, printedTurns } from "../setup/tide-table";

const phuket = "ko-taphao-noi";

type Turn = Pick<TideTurn, "kind" | "minute" | "level">;

/** The turns between the hours of a printed day: the highest point of a parabola through three hours. */
function turnsOfHours(decimetres: string): Turn[] {
  const levels = decimetres.split(" ").map((text) => Number(text) / 10);
  return levels.flatMap((level, hour) => {
    const [before, after] = [levels[hour - 1], levels[hour + 1]];
    if (before === undefined || after === undefined) return [];
    const isHigh = level >= before && level > after;
    if (!isHigh && !(level <= before && level < after)) return [];
    const [bend, slope] = [(before + after) / 2 - level, (after - before) / 2];
    const minute = (hour - slope / (2 * bend)) * 60;
    return [{ kind: isHigh ? "high" : "low", minute, level: level - slope ** 2 / (4 * bend) }];
  });
}

function turnsOfText(text: string): Turn[] {
  return text.split(", ").map((turn) => {
    const [kind, time = "", level] = turn.split(" ");
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return { kind: kind === "high" ? "high" : "low", minute: hours * 60 + minutes, level: Number(level) };
  });
}

/** How far the predicted turn of the same kind that is nearest in time lies from each printed turn. */
function errorsOf(day: string, printed: Turn[]): { minutes: number; metres: number }[] {
  const predicted = tideTurns(phuket, day);
  return printed.map(({ kind, minute, level }) => {
    const [nearest] = predicted
      .filter((each) => each.kind === kind)
      .sort((one, other) => Math.abs(one.minute - minute) - Math.abs(other.minute - minute));
    return {
      minutes: Math.abs((nearest?.minute ?? Number.POSITIVE_INFINITY) - minute),
      metres: Math.abs((nearest?.level ?? Number.POSITIVE_INFINITY) - level),
    };
  });
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe("the tide of a station", () => {
  //
  it.each([
    [
      "March to December 2018, hour by hour",
      hourlyHeights.map(([day, hours]) => [`2018-${day}`, turnsOfHours(hours)] as const),
    ],
    ["January and February 2026", printedTurns.map(([day, turns]) => [day, turnsOfText(turns)] as const)],
  ])("agrees with the table of the Royal Thai Navy: %s", (_, printed) => {
    const errors = printed.flatMap(([day, turns]) => errorsOf(day, turns));
    expect(errors.length).toBeGreaterThan(40);
    expect(median(errors.map(({ minutes }) => minutes))).toBeLessThanOrEqual(15);
    expect(median(errors.map(({ metres }) => metres))).toBeLessThanOrEqual(0.15);
    // Not the median alone: three of four turns are as good.
    expect(errors.filter(({ minutes }) => minutes <= 20).length).toBeGreaterThan(errors.length * 0.75);
  });

  //
  it.each(stationCodes)("%s turns on each day, and high water is above low water", (station) => {
    for (let day = "2027-01-01"; day < "2027-03-01"; day = addDays(day, 1)) {
      const turns = tideTurns(station, day);
      expect(turns.filter(isOfDay).length).toBeGreaterThan(0);
      expect(turns[0]?.minute).toBeLessThanOrEqual(0);
      expect(turns.at(-1)?.minute).toBeGreaterThanOrEqual(1_440);
      turns.forEach(({ kind, level }, index) => {
        const next = turns[index + 1];
        if (next)
          expect([day, kind, next.kind !== kind && (kind === "high") === level > next.level]).toEqual([
            day,
            kind,
            true,
          ]);
      });
    }
    expect(tideStations[station].source).toContain("CC BY 4.0");
  });

  //
  it("costs at most two milliseconds a day", () => {
    const times = Array.from({ length: 200 }, (_, index) => {
      const day = addDays("2029-01-01", index);
      const begin = performance.now();
      dayCurve(tideTurns(phuket, day), sunTimes(tideStations[phuket], day) ?? { rise: 0, set: 0 });
      return performance.now() - begin;
    });
    expect(median(times)).toBeLessThan(2);
  });
});

describe("the sun of a day", () => {
  //
  it.each([
    ["Phuket in June", { lat: 7.88, lon: 98.39 }, "2027-06-21", 368, 1_125],
    ["Phuket in December", { lat: 7.88, lon: 98.39 }, "2026-12-21", 394, 1_094],
    ["Bali in June, in the time of Bangkok", { lat: -8.7, lon: 115.2 }, "2027-06-21", 332, 1_026],
  ])("%s", (_, place, day, rise, set) => {
    const found = sunTimes(place, day);
    expect(Math.abs((found?.rise ?? 0) - rise)).toBeLessThanOrEqual(3);
    expect(Math.abs((found?.set ?? 0) - set)).toBeLessThanOrEqual(3);
  });

  //
  it("is not told where the sun does not rise", () => {
    expect(sunTimes({ lat: 69.6, lon: 18.9 }, "2026-12-21")).toBeNull();
  });
});

const stop = (lat: number | null, lon: number | null) => ({
  place: "a",
  name: { en: "A" },
  waters: null,
  lat,
  lon,
});
const phiPhi = stop(7.74, 98.77);
const maldives = stop(3.2, 73.2);

const tour = {
  facts: { vessel: "canoe", best_water: "high" },
  stops: [phiPhi],
  duration_minutes: 300,
  itineraries: [{ day: 1, activities: ["07:30", "12:00"].map((time) => ({ time })) }],
} as unknown as Parameters<typeof tourWater>[0];

describe("the water of a tour's day", () => {
  //
  it.each([
    ["a site without a station", tour, null, null, false],
    ["a tour by boat", tour, phuket, "tide", true],
    ["a tour on land", { ...tour, facts: { vessel: "none" } }, phuket, "sun", false],
    ["a tour that states nothing", { ...tour, facts: {} }, phuket, "sun", false],
    ["a tour without places on the map", { ...tour, stops: [stop(null, null)] }, phuket, "tide", true],
    ["a tour far from the station", { ...tour, stops: [maldives] }, phuket, null, false],
    ["a tour of which one place is near", { ...tour, stops: [maldives, phiPhi] }, phuket, "tide", true],
    ["a site elsewhere", { ...tour, stops: [maldives] }, "sun", "sun", false],
    ["a site elsewhere without places", { ...tour, stops: [] }, "sun", null, false],
  ] as const)("%s", (_, each, chosen, shown, named) => {
    const found = tourWater(each as typeof tour, chosen, "2026-12-06");
    expect(found && (found.tide ? "tide" : "sun")).toBe(shown);
    expect(hasTides(each as typeof tour, chosen)).toBe(named);
  });

  //
  it("is one line in each language, with a picture of the curve", () => {
    const found = tourWater(tour, phuket, "2026-12-06");
    if (!found) throw new Error("The site has a station.");
    const texts = languages.map((language) => waterText(found, language).text);
    expect(texts).toEqual([
      "Matahari terbit 06.27, terbenam 18.08. Air pasang 08.44 (2,7 m) dan 21.03 (3,1 m). Air surut 02.47 (1,3 m) dan 14.41 (1,3 m). Air pasang jatuh pada jam tur. Air di Ko Taphao Noi, bukan untuk navigasi.",
      "Sunrise 6:27, sunset 18:08. High water 8:44 (2.7 m) and 21:03 (3.1 m). Low water 2:47 (1.3 m) and 14:41 (1.3 m). High water falls into the hours of the tour. Water at Ko Taphao Noi, not for navigation.",
      "Восход 6:27, закат 18:08. Полная вода 8:44 (2,7 м) и 21:03 (3,1 м). Малая вода 2:47 (1,3 м) и 14:41 (1,3 м). Полная вода приходится на часы тура. Вода на станции Ko Taphao Noi, не для навигации.",
    ]);
    const { curve } = waterText(found, "en");
    expect(decodeURIComponent(curve ?? "")).toMatch(
      /^data:image\/svg\+xml,<svg [^>]*><rect [^>]*\/><path d="M[-\d. C]+" [^>]*\/><\/svg>$/,
    );
    expect((curve ?? "").length).toBeLessThan(1_000);
  });

  //
  it("is best on the days on which the stated water falls into the hours of the tour", () => {
    const isBest = bestWaterDays(tour, phuket);
    const days = Array.from({ length: 30 }, (_, index) => addDays("2026-12-01", index));
    for (const day of days) {
      const highs = tideTurns(phuket, day).filter(({ kind }) => kind === "high");
      expect([day, isBest?.(day)]).toEqual([day, highs.some(({ minute }) => minute >= 450 && minute <= 750)]);
    }
    const best = days.filter((day) => isBest?.(day)).length;
    expect(best).toBeGreaterThan(8);
    expect(best).toBeLessThan(25);
    expect(bestWaterDays({ ...tour, itineraries: [] }, phuket)).toBeNull();
    expect(bestWaterDays({ ...tour, facts: { vessel: "canoe" } }, phuket)).toBeNull();
    expect(bestWaterDays(tour, "sun")).toBeNull();
    expect(bestWaterDays(tour, null)).toBeNull();
  });
});

describe("the hours of a tour", () => {
  const hours = (duration_minutes: number | null, ...times: string[]) =>
    tourHours({ duration_minutes, itineraries: [{ day: 1, activities: times.map((time) => ({ time })) }] });

  //
  it.each([
    [hours(null, "07:30", "16:00", ""), { from: 450, until: 960 }],
    [hours(600, "07:30", "09:00"), { from: 450, until: 1_050 }],
    [hours(60, "7:30", "09:00"), { from: 450, until: 540 }],
    [hours(2_880, "08:00"), { from: 480, until: 1_439 }],
    [hours(null, "08:00"), null],
    [hours(300, "morning"), null],
    [hours(300), null],
    [tourHours({ duration_minutes: 60, itineraries: [] }), null],
  ])("are read from the itinerary and the duration (%#)", (found, expected) => {
    expect(found).toEqual(expected);
  });
});
