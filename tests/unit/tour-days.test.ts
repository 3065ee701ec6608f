import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { OpeningBadge } from "@/components/site/tours/tour-badges";
import { createDayRules } from "@/lib/booking/calendar-rules";
import { offeredDays, pricedTour } from "@/lib/booking/day-rules";
import { sentCalendar, wholeCalendar } from "@/lib/booking/sent-calendar";
import { emptyCalendar, getDayState, type TourCalendar } from "@/lib/core/calendar/calendar";
import { formatNearDay, writtenDay } from "@/lib/core/calendar/day-texts";
import { addDays, dayInZone, daysBetween } from "@/lib/core/calendar/days";
import { languages } from "@/lib/core/i18n/languages";
import { closedDayText } from "@/lib/tours/calendar/closed-day-text";
import { currentTour, openingDay } from "@/lib/tours/calendar/current";
import { getOutlook, readDay, requestedDay } from "@/lib/tours/calendar/running-on";
import { closedReason, getDayReasons, listRunningTimes } from "@/lib/tours/calendar/running-times";
import type { Selection } from "@/lib/tours/list/select-rows";
import { season } from "./calendars";
import { selectIds } from "./priced-rows";

const calendarOf = (over: Partial<TourCalendar>): TourCalendar => ({ ...emptyCalendar, ...over });
const tourOf = (calendar: TourCalendar) => ({
  calendar,
  starting_price: 1500,
  original_price: 2000,
  original_price_since: "2026-11-01",
});
/** Noon in Phuket. */
const noon = (day: string) => new Date(`${day}T05:00:00Z`);

const similan = calendarOf({
  only_in_seasons: true,
  seasons: [
    season("10-15", "05-15", { starting_price: 3100 }),
    season("12-20", "01-10", {
      starting_price: 3500,
      original_price: 3900,
      original_price_since: "2026-12-01",
    }),
  ],
});

const periods = fc
  .tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 200 }), fc.boolean())
  .map(([start, length, yearly]) => {
    const [from, until] = [addDays("2026-11-01", start), addDays("2026-11-01", start + length)];
    return yearly ? { from: from.slice(5), until: until.slice(5) } : { from, until };
  });
const calendars = fc
  .record({
    weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), { nil: null }),
    only: fc.boolean(),
    seasons: fc.array(periods, { maxLength: 3 }),
    closed: fc.array(periods, { maxLength: 3 }),
    days: fc.integer({ min: 1, max: 4 }),
    cutoff: fc.constantFrom([null, null], [1, "09:00"], [1, "18:00"], [30, null]),
  })
  .map(({ weekdays, only, seasons, closed, days, cutoff: [cutoff_days, cutoff_time] }) =>
    calendarOf({
      weekdays,
      days,
      cutoff_days: cutoff_days as number | null,
      cutoff_time: cutoff_time as string | null,
      only_in_seasons: only && seasons.length > 0,
      seasons: seasons.map(({ from, until }, id) => season(from, until, { id, rough: id === 1 })),
      closed_periods: closed.map((period, index) => ({ ...period, id: index, reason: null })),
    }),
  );
const daysAhead = fc.integer({ min: 0, max: 550 }).map((count) => addDays("2026-11-22", count));

describe("the price from", () => {
  //
  it("is that of the first open day, and changes with the day without a save", () => {
    const on = (day: string) => currentTour(tourOf(similan), noon(day)).price.shown;
    expect(on("2026-11-22")).toMatchObject({ starting: 3100, original: null });
    expect(on("2026-12-18")).toMatchObject({ starting: 3100 });
    expect(on("2026-12-19")).toEqual({ starting: 3500, original: 3900, percent: 10 });
    expect(on("2027-07-01")).toMatchObject({ starting: 3100 });
  });

  it("is the tour's own where nothing is said of its days, and where none is open", () => {
    const over = calendarOf({
      only_in_seasons: true,
      seasons: [season("2026-01-01", "2026-02-01", { starting_price: 9 })],
    });
    for (const calendar of [emptyCalendar, over]) {
      expect(currentTour(tourOf(calendar), noon("2026-11-22"))).toMatchObject({
        price: { starting_price: 1500 },
      });
    }
    expect(currentTour(tourOf(over), noon("2026-11-22")).firstDay).toBeNull();
  });
});

describe("the badge of a closed tour", () => {
  //
  it("names the first open day while it is more than seven days off", () => {
    const on = (day: string) => openingDay(currentTour(tourOf(similan), noon(day)));
    expect(on("2026-10-07")).toBe("2026-10-15");
    expect(on("2026-10-08")).toBeNull();
    expect(on("2026-11-22")).toBeNull();
  });

  //
  it("is gone at midnight in Phuket", () => {
    const at = (moment: string) => openingDay(currentTour(tourOf(similan), new Date(moment)));
    expect(at("2026-10-07T16:59:59Z")).toBe("2026-10-15");
    expect(at("2026-10-07T17:00:00Z")).toBeNull();
  });
});

describe("a day in words", () => {
  it.each([
    ["2027-03-03", "en", "3 March"],
    ["2027-03-03", "id", "3 Maret"],
    ["2027-03-03", "ru", "3 марта"],
    ["2028-03-03", "en", "3 March 2028"],
  ] as const)("%s in %s is %s", (day, language, text) => {
    expect(formatNearDay(day, "2026-11-22", language)).toBe(text);
  });
});

//
it.each([
  ["en", "1 December 2026"],
  ["id", "1 Desember 2026"],
  ["ru", "1 декабря 2026 г."],
] as const)("the next open day has its year, near days too: in %s", (language, written) => {
  const tour = { calendar: similan, firstDay: "2026-12-01", today: "2026-11-22" };
  expect(writtenDay("2026-12-01", language)).toBe(written);
  const closed = closedDayText(
    {
      calendar: similan,
      day: "2026-11-29",
      today: "2026-11-22",
      outlook: { note: null, next: "2026-12-01" },
    },
    language,
  );
  const badge = renderToStaticMarkup(createElement(OpeningBadge, { tour, language }));
  for (const text of [closed, badge]) expect(text).toContain(written);
});

describe("what a page says of a tour's days", () => {
  const calendar = calendarOf({
    ...similan,
    weekdays: [1, 3, 5],
    cutoff_days: 1,
    cutoff_time: "18:00",
    closed_periods: [
      { id: 1, from: "2026-11-23", until: "2026-11-25", reason: { en: "Storm" } },
      { id: 2, from: "2025-01-01", until: "2025-01-02", reason: null },
    ],
    common_closed_periods: [{ id: 3, from: "12-31", until: "12-31", reason: null }],
  });
  const said = (language: (typeof languages)[number]) =>
    listRunningTimes(calendar, "2026-11-22", language).map(({ text }) => text);

  //
  it("is a sentence for each rule, in every language", () => {
    expect(said("en")).toEqual([
      "Runs 15 October – 15 May",
      "Runs on Mondays, Wednesdays and Fridays",
      "Book by 18:00 Phuket time, the day before",
      "Closed 23 November – 25 November",
      "Closed on 31 December",
    ]);
    expect(said("id")).toEqual([
      "Tersedia 15 Oktober – 15 Mei",
      "Berangkat setiap Senin, Rabu, dan Jumat",
      "Pesan paling lambat pukul 18:00 waktu Phuket, sehari sebelumnya",
      "Tutup 23 November – 25 November",
      "Tutup pada 31 Desember",
    ]);
    expect(said("ru")).toEqual([
      "Проводится с 15 октября по 15 мая",
      "Проводится по понедельникам, средам и пятницам",
      "Заявки до 18:00 по времени Пхукета, накануне",
      "Закрыто с 23 ноября по 25 ноября",
      "Закрыто 31 декабря",
    ]);
  });

  it("counts the days before in the language's own plural", () => {
    const cutoff = (cutoff_days: number, cutoff_time: string | null) =>
      languages.map(
        (language) =>
          listRunningTimes(calendarOf({ cutoff_days, cutoff_time }), "2026-11-22", language)[0]?.text,
      );
    expect(cutoff(3, "18:00")).toEqual([
      "Pesan paling lambat pukul 18:00 waktu Phuket, 3 hari sebelumnya",
      "Book by 18:00 Phuket time, 3 days before",
      "Заявки до 18:00 по времени Пхукета, за 3 дня",
    ]);
    expect(cutoff(5, null)[2]).toBe("Заявки не позднее чем за 5 дней");
    expect(cutoff(1, null)).toEqual([undefined, undefined, undefined]);
  });

  //
  it("names a day once that is both the tour's own and a common one", () => {
    const said = (own: object[], common: object[]) => {
      const periods = (all: object[]) =>
        all.map((each, id) => ({ id, from: "04-13", until: "04-15", reason: null, ...each }));
      const both = { closed_periods: periods(own), common_closed_periods: periods(common) };
      return listRunningTimes(calendarOf(both), "2026-11-22", "en").map(({ text, reason }) => [
        text,
        reason?.text,
      ]);
    };
    const songkran = ["Closed 13 April – 15 April", "Songkran"];
    const reason = { en: "Songkran" };
    expect(said([{}], [{ reason }])).toEqual([songkran]);
    expect(said([{ reason }], [{}])).toEqual([songkran]);
    const day = { from: "2027-04-14", until: "2027-04-14" };
    expect(said([day], [{ reason }])).toEqual([songkran]);
    expect(said([{ from: "12-30", until: "01-02" }], [{ from: "01-01", until: "01-01" }])).toEqual([
      ["Closed 30 December – 2 January", undefined],
    ]);
    expect(said([{ until: "04-14" }], [{ from: "04-14" }])).toHaveLength(2);
    expect(said([{}], [day, { from: "2027-04-12", until: "2027-04-20" }])).toHaveLength(2);
  });

  it("names the language of a reason that is not translated", () => {
    expect(listRunningTimes(calendar, "2026-11-22", "ru").flatMap(({ reason }) => reason ?? [])).toEqual([
      { text: "Storm", language: "en" },
    ]);
  });

  it("is nothing of a tour without a calendar, nor of seasons that are the whole year", () => {
    expect(listRunningTimes(emptyCalendar, "2026-11-22", "en")).toEqual([]);
    const whole = calendarOf({
      only_in_seasons: true,
      seasons: [season("03-01", "02-29")],
    });
    expect(listRunningTimes(whole, "2026-11-22", "en")).toEqual([]);
  });
});

describe("the days of a booking form", () => {
  const lines = { prices: [{ id: 1, service: "Adult", description: "", price: 1500 }] };
  const calendar = calendarOf({
    cutoff_days: 1,
    cutoff_time: "18:00",
    closed_periods: [
      { id: 1, from: "2026-11-24", until: "2026-11-25", reason: { en: "Storm", id: "Badai" } },
    ],
    seasons: [season("2026-12-20", "2026-12-31", { prices: [1800] })],
  });
  const rules = createDayRules(calendar, lines, "ru");

  //
  it("are refused with their reason and the nearest open day", () => {
    expect(rules.getRefusal("2026-11-24", noon("2026-11-22"))).toEqual({
      because: "closed",
      reason: { text: "Storm", language: "en" },
      next: "2026-11-26",
    });
    expect(rules.getRefusal("2026-11-26", noon("2026-11-22"))).toBeNull();
    expect(rules.getRefusal("no day", noon("2026-11-22"))).toBeNull();
  });

  //
  it("are refused, and the message names the season or weekdays of the tour", () => {
    const reasons = (over: Partial<TourCalendar>, day: string) => {
      const whole = calendarOf(over);
      const why = getDayReasons(whole, "2026-11-22", "en");
      return [
        createDayRules(whole, lines, "en", why).getRefusal(day, noon("2026-11-22"))?.reason?.text,
        closedReason(whole, day, "2026-11-22", "en"),
      ];
    };
    const runs = { only_in_seasons: true, seasons: [season("10-15", "05-15")] };
    expect(reasons(runs, "2027-06-12")).toEqual(Array(2).fill("Runs 15 October – 15 May"));
    expect(reasons({ weekdays: [1, 4] }, "2026-11-27")).toEqual(
      Array(2).fill("Runs on Mondays and Thursdays"),
    );
  });

  //
  it("close in the second of the cut-off in Phuket", () => {
    const last = new Date("2026-11-22T10:59:59Z");
    const over = new Date("2026-11-22T11:00:00Z");
    expect([rules.getEarliest(last), rules.getRefusal("2026-11-23", last)]).toEqual(["2026-11-23", null]);
    expect(rules.getEarliest(over)).toBe("2026-11-26");
    expect(rules.getRefusal("2026-11-23", over)).toEqual({
      because: "late",
      reason: null,
      next: "2026-11-26",
    });
  });

  it("leave a day before tomorrow to the rule of every tour, where no cut-off is set and tomorrow is open", () => {
    const { getRefusal } = createDayRules({ ...calendar, cutoff_days: null, cutoff_time: null }, lines, "en");
    expect(getRefusal("2026-11-22", noon("2026-11-22"))).toBeNull();
    expect(getRefusal("2026-11-23", noon("2026-11-23"))).toEqual({
      because: "late",
      reason: null,
      next: "2026-11-26",
    });
  });

  //
  it("are offered in the grid from the earliest day on, with or without a cut-off", () => {
    const when = fc.date({ min: new Date("2026-10-01"), max: new Date("2027-06-30"), noInvalidDate: true });
    fc.assert(
      fc.property(
        calendars,
        fc.boolean(),
        when,
        fc.integer({ min: -60, max: 60 }),
        (each, isCut, now, ahead) => {
          const whole = { ...each, ...(isCut && { cutoff_days: 2, cutoff_time: "18:00" }) };
          const of = createDayRules(whole, lines, "en");
          const day = addDays(dayInZone(now), ahead);
          const earliest = of.getEarliest(now);
          expect(offeredDays(of, now)(day)).toBe(
            earliest !== null && day >= earliest && getDayState(whole, day, now).state === "open",
          );
        },
      ),
    );
  });

  //
  it("are equal for the whole calendar and for the part that is sent to a form", () => {
    const reasons = fc.constantFrom(null, { en: "Storm" }, { en: "Storm", ru: "Шторм", id: "Badai" });
    const whole = fc
      .tuple(calendars, fc.array(fc.tuple(periods, reasons), { maxLength: 3 }), fc.boolean(), fc.boolean())
      .map(([calendar, closed, cutoff, priced]): TourCalendar => {
        const [own, common] = [closed.slice(0, 1), closed.slice(1)].map((some) =>
          some.map(([period, reason], id) => ({ id, ...period, reason })),
        );
        return {
          ...calendar,
          ...(cutoff && { cutoff_days: 2, cutoff_time: "18:00" }),
          seasons: calendar.seasons.map((each, index) => ({
            ...each,
            prices: [priced ? 1_000 + index : null],
          })),
          closed_periods: own ?? [],
          common_closed_periods: common ?? [],
        };
      });
    fc.assert(
      fc.property(whole, daysAhead, fc.constantFrom(...languages), (full, day, language) => {
        const now = noon("2026-11-22");
        // As it arrives: through JSON.
        const sent = JSON.parse(JSON.stringify(sentCalendar(full, "2026-11-22", language)));
        const [own, other] = [full, wholeCalendar(sent)].map((each) => createDayRules(each, lines, language));
        expect(other?.getEarliest(now)).toBe(own?.getEarliest(now));
        expect(other?.getRefusal(day, now)).toEqual(own?.getRefusal(day, now));
        expect(other?.getPrices(day)).toEqual(own?.getPrices(day));
      }),
    );
    expect(sentCalendar(calendarOf({ seasons: [season("05-01", "10-31")] }), "2026-11-22", "ru")).toEqual({});
  });

  //
  it("name the stops that are closed on a day of the tour, which is open all the same", () => {
    const bay = { place: "maya-bay", name: { en: "Maya Bay", ru: "Бухта Майя" } };
    const closed_stops = [
      { ...bay, from: "08-01", until: "09-30", text: { en: "The reef rests" } },
      { ...bay, from: "2027-09-15", until: "2027-09-20", text: null },
    ];
    const full = { ...emptyCalendar, days: 2, closed_stops };
    const sent = JSON.parse(JSON.stringify(sentCalendar(full, "2026-11-22", "ru")));
    const { listStopNotes, getRefusal } = createDayRules(wholeCalendar(sent), lines, "ru");
    const note = { name: "Бухта Майя", text: { text: "The reef rests", language: "en" } };
    const days = ["2027-07-30", "2027-07-31", "2027-09-16", "2027-09-30", "2027-10-01"];
    expect(days.map(listStopNotes)).toEqual([[], [note], [note], [note], []]);
    expect(getRefusal("2027-08-01", noon("2026-11-22"))).toBeNull();
    expect(getOutlook(full, "2027-08-01", noon("2026-11-22"))).toMatchObject({
      state: "runs",
      closed_stops: [{ place: "maya-bay" }],
    });
    expect(listRunningTimes(full, "2026-11-22", "en")).toEqual([
      {
        text: "Maya Bay closed 1 August – 30 September",
        reason: { text: "The reef rests", language: "en" },
      },
      { text: "Maya Bay closed 15 September – 20 September", reason: null },
    ]);
  });

  //
  it("have the price of a promo, and name the promo with the price without it", () => {
    const promo = {
      id: 4,
      title: { en: "Early bird" },
      line: 0,
      from: "2026-12-01",
      until: "2026-12-24",
    };
    const sent = JSON.parse(
      JSON.stringify(sentCalendar({ ...calendar, promos: [{ ...promo, price: 1_400 }] }, "2026-11-22", "ru")),
    );
    const offered = createDayRules(wholeCalendar(sent), lines, "ru");
    const tour = { ...lines, id: 1, name: "Reef", code: null, currency: "THB" };
    expect(pricedTour(tour, offered, "2026-12-24")).toMatchObject({
      prices: [{ price: 1_400, before: 1_800 }],
      offer: { title: "Early bird", until: "2026-12-24" },
    });
    expect(pricedTour(tour, offered, "2026-12-25")).toEqual({
      ...tour,
      prices: [{ ...tour.prices[0], price: 1_800 }],
    });
    // Of two equally cheap promos the form names the one that was made first, as `availability` does.
    const later = { ...promo, id: 9, title: { en: "Late bird" }, price: 1_400 };
    const both = { ...calendar, promos: [later, { ...promo, price: 1_400 }] };
    const twice = createDayRules(wholeCalendar(sentCalendar(both, "2026-11-22", "ru")), lines, "ru");
    expect(twice.getPrices("2026-12-24")?.offer?.title).toBe("Early bird");
    const past = { ...calendar, promos: [{ ...promo, price: 1_400 }] };
    expect(sentCalendar(past, "2026-12-25", "ru")).not.toHaveProperty("promos");
  });

  //
  it("have the prices of their season", () => {
    const pricesOn = (day: string) => rules.getPrices(day)?.prices.map(({ price }) => price);
    expect(pricesOn("2026-12-19")).toEqual([1500]);
    expect(pricesOn("2026-12-20")).toEqual([1800]);
    expect(pricesOn("")).toEqual([1500]);
  });
});

describe("a list of a day", () => {
  //
  it("is asked from today to 550 days on, and about days alone", () => {
    const now = noon("2026-11-22");
    expect(requestedDay("", now)).toBeNull();
    expect(requestedDay("2026-11-21", now)).toEqual({ state: "passed" });
    expect(requestedDay("2026-11-22", now)).toMatchObject({ state: "asked" });
    expect(requestedDay("2028-05-25", now)).toMatchObject({ state: "asked" });
    expect(requestedDay("2028-05-26", now)).toEqual({ state: "tooFar", last: "2028-05-25" });
    expect(requestedDay("9999-12-31", now)).toMatchObject({ state: "tooFar" });
    for (const none of [undefined, "", "x", "2027-02-30", "2027-2-3", "12-24"])
      expect(readDay(none)).toBe("");
  });

  //
  it("has each tour once: where its day can be requested, or among the others with an open day", () => {
    const now = noon("2026-11-22");
    // Many tours share a calendar, and only those of the wanted type that visitors see count.
    const tours = fc.array(calendars, { minLength: 1, maxLength: 4 }).chain((several) =>
      fc.array(
        fc.record({
          calendar: fc.constantFrom(...several),
          visible: fc.boolean(),
          type: fc.constantFrom(1, 2),
          price: fc.constantFrom(null, 900, 1500),
        }),
        { maxLength: 12 },
      ),
    );
    fc.assert(
      fc.property(tours, daysAhead, fc.constantFrom(undefined, "price" as const), (all, day, sort) => {
        const selection: Selection = { type: 1, state: "visible", requested: { day, now }, sort };
        const selected = selectIds(all, selection);
        const calendarAt = (place: number) => all[place]?.calendar ?? emptyCalendar;
        const price = (place: number) => all[place]?.price ?? Number.POSITIVE_INFINITY;
        const listed = [...all.keys()].filter((place) => all[place]?.visible && all[place]?.type === 1);
        if (sort) listed.sort((a, b) => (price(a) === price(b) ? a - b : price(a) - price(b)));
        const runs = (place: number) => getDayState(calendarAt(place), day, now).state === "open";
        const [open, closed] = [listed.filter(runs), listed.filter((place) => !runs(place))];
        expect(selected).toEqual({ listed: open, closed });
        for (const calendar of closed.map(calendarAt)) {
          const { state, next } = getOutlook(calendar, day, now);
          expect(state).toBe("closed");
          if (next !== null) expect(getDayState(calendar, next, now).state).toBe("open");
          if (next !== null) expect(daysBetween("2026-11-22", next)).toBeGreaterThan(0);
        }
      }),
    );
  });

  it("closes a tour of three days whose last one is closed", () => {
    const closed_periods = [{ id: 1, from: "2026-12-03", until: "2026-12-03", reason: null }];
    const long = { calendar: calendarOf({ days: 3, closed_periods }) };
    const short = { calendar: calendarOf({ days: 1, closed_periods }) };
    const requested = { day: "2026-12-01", now: noon("2026-11-22") };
    const selected = selectIds([long, short], { state: "visible", requested });
    expect(selected).toEqual({ listed: [1], closed: [0] });
  });

  //
  it("does not offer a tour whose cut-off has passed, and names its next day", () => {
    const calendar = calendarOf({ cutoff_days: 1, cutoff_time: "18:00" });
    const listedAt = (time: string) => {
      const requested = { day: "2026-11-23", now: new Date(`2026-11-22T${time}+07:00`) };
      const { listed, closed } = selectIds([{ calendar }], { state: "visible", requested });
      return [listed, closed, getOutlook(calendar, requested.day, requested.now)];
    };
    expect(listedAt("17:59:59")).toEqual([
      [0],
      [],
      { state: "runs", note: null, next: "2026-11-23", closed_stops: [] },
    ]);
    expect(listedAt("18:00:00")).toEqual([
      [],
      [0],
      { state: "closed", note: null, next: "2026-11-24", closed_stops: [] },
    ]);
  });
});
