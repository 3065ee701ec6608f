import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ClosedPeriod,
  type ClosedStop,
  type DayPromo,
  emptyCalendar,
  getCutoff,
  getDayState,
  getFirstOpenDay,
  getSeason,
  type Season,
  type TourCalendar,
} from "@/lib/core/calendar/calendar";
import { addDays, dayInZone, isDatedDay, isYearlyDay, weekdayOf } from "@/lib/core/calendar/days";
import {
  areAmbiguous,
  findAmbiguousPeriod,
  type Period,
  periodEnd,
  periodHolds,
  periodLength,
} from "@/lib/core/calendar/periods";
import { calendarProblems } from "@/lib/tours/calendar/rules";
import { closed, season, similan } from "./calendars";

const at = (moment: string) => new Date(moment);
const stateOn = (calendar: TourCalendar, day: string) => getDayState(calendar, day).state;

describe("days", () => {
  it("exist or do not", () => {
    expect(["2028-02-29", "2026-12-31"].filter((day) => !isDatedDay(day))).toEqual([]);
    expect(["2027-02-29", "2027-2-1", "x", "", "9999-99-99", "+10000-01-01"].filter(isDatedDay)).toEqual([]);
    expect(["02-29", "12-31", "01-01"].filter((day) => !isYearlyDay(day))).toEqual([]);
    expect(["02-30", "00-10", "13-01", "2027-01-01", ""].filter(isYearlyDay)).toEqual([]);
  });

  it("are those of Phuket and of the ISO week", () => {
    expect(dayInZone(at("2026-11-22T16:59:59.999Z"))).toBe("2026-11-22");
    expect(dayInZone(at("2026-11-22T17:00:00Z"))).toBe("2026-11-23");
    expect(weekdayOf("2026-11-22")).toBe(7);
    expect(weekdayOf("2026-11-23")).toBe(1);
  });
});

describe("a period", () => {
  //
  it("that begins after it ends runs over new year", () => {
    const held = ["2026-10-15", "2026-12-31", "2027-01-01", "2027-05-15"];
    expect(held.filter((day) => stateOn(similan, day) !== "open")).toEqual([]);
    expect(
      ["2026-10-14", "2027-05-16", "2027-08-01"].filter((day) => stateOn(similan, day) !== "season"),
    ).toEqual([]);
    expect(getFirstOpenDay(similan, at("2027-06-01T00:00:00Z"))).toBe("2027-10-15");
  });

  //
  it("that ends on 29 February ends with February, and one that begins on it begins on 1 March", () => {
    const until = { from: "02-01", until: "02-29" };
    expect(["2027-02-28", "2028-02-29"].filter((day) => !periodHolds(until, day))).toEqual([]);
    expect(periodHolds(until, "2027-03-01")).toBe(false);
    const from = { from: "02-29", until: "03-05" };
    expect(["2027-03-01", "2028-02-29"].filter((day) => !periodHolds(from, day))).toEqual([]);
    expect(periodHolds(from, "2027-02-28")).toBe(false);
  });

  it("has a length, and an end", () => {
    expect(periodLength({ from: "12-20", until: "01-10" })).toBe(22);
    expect(periodLength({ from: "2027-01-01", until: "2027-01-01" })).toBe(1);
    expect(periodEnd({ from: "10-15", until: "05-15" }, "2026-12-01")).toBe("2027-05-15");
    expect(periodEnd({ from: "2026-12-01", until: "2026-12-24" }, "2026-12-01")).toBe("2026-12-24");
  });

  const yearlyDay = fc.integer({ min: 0, max: 365 }).map((count) => addDays("2000-01-01", count).slice(5));
  const datedDay = fc.integer({ min: 0, max: 2_500 }).map((count) => addDays("2026-01-01", count));
  const yearlyPeriod = fc.record({ from: yearlyDay, until: yearlyDay });
  const datedPeriod = fc
    .record({ from: datedDay, length: fc.integer({ min: 0, max: 400 }) })
    .map(({ from, length }) => ({ from, until: addDays(from, length) }));

  //
  it("every year holds what a slow reading of its years holds", () => {
    fc.assert(
      fc.property(yearlyPeriod, datedDay, (period, day) => {
        const year = Number(day.slice(0, 4));
        const slow = [year - 1, year].some((begun) => {
          const end = period.from <= period.until ? begun : begun + 1;
          return `${begun}-${period.from}` <= day && day <= `${end}-${period.until}`;
        });
        expect(periodHolds(period, day)).toBe(slow);
      }),
      { numRuns: 3_000 },
    );
  });

  const daysFrom = (start: string, count: number) =>
    Array.from({ length: count }, (_, index) => addDays(start, index));
  const leapYear = daysFrom("2000-01-01", 366);
  const datedYears = daysFrom("2026-01-01", 2_950);
  /** All days of a leap year, or of the dated years, that a period holds. */
  const daysOf = (period: Period) =>
    (period.from.length === 5 ? leapYear : datedYears).filter((day) => periodHolds(period, day));

  //
  it("is ambiguous beside another where both are of one kind and length, and share a day", () => {
    expect(areAmbiguous({ from: "12-20", until: "01-10" }, { from: "12-25", until: "01-15" })).toBe(true);
    expect(areAmbiguous({ from: "10-15", until: "05-15" }, { from: "12-20", until: "01-10" })).toBe(false);
    expect(areAmbiguous({ from: "01-01", until: "01-10" }, { from: "01-11", until: "01-20" })).toBe(false);
    expect(areAmbiguous({ from: "01-01", until: "01-10" }, { from: "2027-01-01", until: "2027-01-10" })).toBe(
      false,
    );
    const period = fc.oneof(yearlyPeriod, datedPeriod);
    fc.assert(
      fc.property(period, period, fc.boolean(), (a, other, sameLength) => {
        const length = periodLength(a) - 1;
        const shifted =
          a.from.length === 5
            ? { from: other.from.slice(-5), until: addDays(`2000-${other.from.slice(-5)}`, length).slice(5) }
            : { from: `2027${a.from.slice(4)}`, until: addDays(`2027-${a.from.slice(5, 8)}01`, length) };
        const b = sameLength ? shifted : other;
        const first = daysOf(a);
        const second = new Set(daysOf(b));
        const alike = a.from.length === b.from.length && first.length === second.size;
        expect(areAmbiguous(a, b)).toBe(alike && first.some((day) => second.has(day)));
      }),
      { numRuns: 150 },
    );
  });

  it("is named by its place where it is ambiguous", () => {
    const peak = { from: "12-20", until: "01-10" };
    expect(findAmbiguousPeriod([{ from: "10-15", until: "05-15" }, peak])).toBeNull();
    expect(findAmbiguousPeriod([{ from: "12-25", until: "01-15" }, peak])).toBe(1);
    expect(findAmbiguousPeriod([peak, { from: "02-01", until: "02-02" }, peak])).toBe(2);
  });

  //
  it("is told which season it conflicts with, in words", () => {
    const seasons = [
      { from: "12-25", until: "01-15" },
      { from: "12-20", until: "01-10" },
    ];
    const rest = {
      cutoff_days: null,
      cutoff_time: null,
      only_in_seasons: false,
      lines: 0,
      planned_prices: [],
    };
    const { "seasons.1.from": text } = calendarProblems({ ...rest, seasons });
    expect(text).toContain("musim 1 (25 Desember – 15 Januari, setiap tahun)");
  });

  //
  it("of a calendar closes what a naive reading closes", () => {
    const period = fc.oneof(yearlyPeriod, datedPeriod);
    const calendars = fc.record({
      weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 })),
      cutoff_days: fc.option(fc.integer({ min: 1, max: 60 })),
      cutoff_time: fc.constantFrom(null, "00:00", "18:00", "23:59"),
      only_in_seasons: fc.boolean(),
      seasons: fc.array(
        period.map(({ from, until }) => season(from, until)),
        { maxLength: 4 },
      ),
      closed_periods: fc.array(
        period.map(({ from, until }) => closed(from, until)),
        { maxLength: 3 },
      ),
      planned_prices: fc.constant<TourCalendar["planned_prices"]>([]),
      promos: fc.constant<DayPromo[]>([]),
      closed_stops: fc.constant<ClosedStop[]>([]),
      common_closed_periods: fc.array(
        period.map(({ from, until }) => closed(from, until)),
        { maxLength: 3 },
      ),
      days: fc.integer({ min: 1, max: 5 }),
    });
    const moment = fc.date({
      min: at("2026-01-01T00:00:00Z"),
      max: at("2028-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    const isOpen = (calendar: TourCalendar, day: string, now: Date) => {
      const cutoff = calendar.cutoff_time ?? "24:00";
      const phuket = new Date(now.getTime() + 7 * 3_600_000).toISOString();
      const last = addDays(day, -(calendar.cutoff_days ?? 1));
      if (phuket.slice(0, 16) >= `${last}T${cutoff}` || phuket.slice(0, 10) > last) return false;
      const taken = Array.from({ length: calendar.days }, (_, index) => addDays(day, index));
      const all = [...calendar.closed_periods, ...calendar.common_closed_periods];
      if (taken.some((each) => all.some((one: ClosedPeriod) => periodHolds(one, each)))) return false;
      if (calendar.weekdays && !calendar.weekdays.includes(((new Date(day).getUTCDay() + 6) % 7) + 1))
        return false;
      const inSeason = (each: string) => calendar.seasons.some((one: Season) => periodHolds(one, each));
      return !calendar.only_in_seasons || taken.every(inSeason);
    };
    fc.assert(
      fc.property(calendars, moment, (calendar, now) => {
        const tomorrow = addDays(dayInZone(now), 1);
        const days = daysFrom(tomorrow, 731);
        const naive = days.find((day) => isOpen(calendar, day, now)) ?? null;
        expect(getFirstOpenDay(calendar, now)).toBe(naive);
        const asked = addDays(tomorrow, now.getUTCDate());
        expect(getDayState(calendar, asked, now).state === "open").toBe(isOpen(calendar, asked, now));
      }),
      { numRuns: 200 },
    );
  });
});

describe("the cut-off", () => {
  //
  it("of nothing is the end of the eve in Phuket, wherever the device is", () => {
    expect(getFirstOpenDay(emptyCalendar, at("2026-11-22T16:59:59Z"))).toBe("2026-11-23");
    expect(getFirstOpenDay(emptyCalendar, at("2026-11-22T17:00:00Z"))).toBe("2026-11-24");
  });

  //
  it("at 18:00 leaves a day open at 17:59:59 and closes it at 18:00:00", () => {
    const calendar = { ...emptyCalendar, cutoff_days: 1, cutoff_time: "18:00" };
    expect(getFirstOpenDay(calendar, at("2026-11-22T10:59:59.999Z"))).toBe("2026-11-23");
    expect(getFirstOpenDay(calendar, at("2026-11-22T11:00:00Z"))).toBe("2026-11-24");
    expect(getDayState(calendar, "2026-11-23", at("2026-11-22T11:00:00Z"))).toEqual({ state: "late" });
    expect(new Date(getCutoff(calendar, "2026-11-23")).toISOString()).toBe("2026-11-22T11:00:00.000Z");
  });
});

describe("a day", () => {
  //
  it("is late before it is closed, closed before it is of a wrong weekday or out of season", () => {
    const storm = { en: "Storm" };
    const calendar = {
      ...similan,
      weekdays: [1, 3, 5],
      closed_periods: [{ ...closed("2026-11-23", "2026-11-25"), reason: storm }, closed("06-01", "06-03")],
    };
    const now = at("2026-11-22T00:00:00Z");
    expect(getFirstOpenDay(calendar, now)).toBe("2026-11-27");
    expect(getDayState(calendar, "2026-11-22", now)).toEqual({ state: "late" });
    expect(getDayState(calendar, "2026-11-23", now)).toEqual({ state: "closed", reason: storm });
    expect(stateOn(calendar, "2027-06-02")).toBe("closed");
    expect(stateOn(calendar, "2027-06-08")).toBe("weekday");
    expect(stateOn(calendar, "2027-06-09")).toBe("season");
  });

  it("is looked for within two years, and not found after a season that has passed", () => {
    const past = { ...similan, seasons: [season("2026-01-01", "2026-10-31")] };
    expect(getFirstOpenDay(past, at("2026-11-22T00:00:00Z"))).toBeNull();
    expect(getFirstOpenDay(similan, at("2026-11-22T00:00:00Z"), "2027-06-01")).toBe("2027-10-15");
    expect(getFirstOpenDay(emptyCalendar, at("2026-11-22T00:00:00Z"), "2020-01-01")).toBe("2026-11-23");
  });
});

//
it("of several seasons the dated wins, then the shorter, then the earlier", () => {
  const [high, peak, dated] = [
    season("10-15", "05-15"),
    season("12-20", "01-10"),
    season("2026-12-01", "2027-01-31"),
  ];
  const seasons = [high, peak, dated];
  expect(getSeason(seasons, "2027-12-25")).toBe(peak);
  expect(getSeason(seasons, "2026-12-25")).toBe(dated);
  expect(getSeason(seasons, "2027-02-20")).toBe(high);
  expect(getSeason(seasons, "2027-07-01")).toBeNull();
});
