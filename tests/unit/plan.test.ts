import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharedDay } from "@/components/site/plan/plan-tour";
import type { BookedTour, BookingPriceLine } from "@/lib/booking/booking";
import { languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import {
  cleanPlanPath,
  planPath,
  readChoices,
  readDays,
  readTourIds,
  writeChoices,
} from "@/lib/plan/address";
import { longestMessage, planMessage, planQuestion, planTotals } from "@/lib/plan/message";
import { mergeItems, type PlanItem, readItems, writeItems } from "@/lib/plan/stored-plan";
import { browserScript } from "@/server/browser/scripts";
import { pageAddress } from "@/server/page-cache/cache-keys";

const cached = (path: string) => {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  return pageAddress(pathname, searchParams);
};

describe("the address of a plan", () => {
  //
  it.each([
    ["1.17.6", null],
    ["0.abc.7", "/en/plan?tours=7"],
    ["5.5.6.5", "/en/plan?tours=5.6"],
    ["", "/en/plan"],
    ["0", "/en/plan"],
    ["007", "/en/plan"],
    ["1,2", "/en/plan"],
    [
      Array.from({ length: 40 }, (_, index) => index + 1).join("."),
      "/en/plan?tours=1.2.3.4.5.6.7.8.9.10.11.12",
    ],
  ])("of tours %s leads to the clean one", (tours, clean) => {
    expect(cleanPlanPath("en", tours)).toBe(clean);
  });

  it("is clean once it has been cleaned, whatever was asked for", () => {
    fc.assert(
      fc.property(fc.string(), (tours) => {
        const clean = cleanPlanPath("ru", tours) ?? planPath("ru", readTourIds(tours));
        const asked = new URL(clean, "http://localhost").searchParams.get("tours") ?? undefined;
        expect(cleanPlanPath("ru", asked)).toBeNull();
      }),
    );
  });

  //
  it("is kept bare, and among the searches with tours; another spelling is the page's to redirect", () => {
    expect(cached("/ru/plan?utm_source=x")).toMatchObject({ language: "ru", url: "/ru/plan", keep: true });
    expect(cached("/ru/plan?tours=1.17&x=1")).toMatchObject({
      language: "ru",
      url: "/ru/plan?tours=1.17",
      keep: false,
    });
    expect(cached("/ru/plan?tours=1.1")).toMatchObject({
      language: "ru",
      url: "/ru/plan?tours=1.1",
      keep: false,
    });
    expect(cached("/ru/plan/calendar.ics?days=1-20270303.x&page=2")).toMatchObject({
      language: "ru",
      url: "/ru/plan/calendar.ics?days=1-20270303",
      keep: false,
    });
  });
});

const choice = fc.record({
  id: fc.integer({ min: 1, max: 2_000_000_000 }),
  day: fc.constantFrom("", "2027-03-03", "2028-02-29"),
  counts: fc.dictionary(fc.integer({ min: 1, max: 99_999 }).map(String), fc.integer({ min: 1, max: 9999 }), {
    maxKeys: 5,
  }),
});

describe("days and counts in the address", () => {
  //
  it("come back as they were", () => {
    fc.assert(
      fc.property(fc.array(choice), (choices) => {
        const said = choices.filter(({ day, counts }) => day || Object.keys(counts).length > 0);
        expect(readChoices(`#${writeChoices(choices)}`)).toEqual(said);
      }),
    );
  });

  //
  it("are digits and -x.~ alone, a digit last", () => {
    const written = writeChoices([
      { id: 1, day: "2027-03-03", counts: { 1: 2, 2: 1 } },
      { id: 17, day: "2027-03-05", counts: {} },
      { id: 6, day: "", counts: { 9: 2, 10: 0 } },
      { id: 7, day: "", counts: {} },
    ]);
    expect(written).toBe("1-20270303-1x2.2x1~17-20270305~6-0-9x2");
  });

  it.each([
    "contact",
    "1-20270230",
    "1-2027",
    "0-20270303",
    "1-20270303-x2.0x1.1x0.1x99999",
    "%E0%A4%A",
    "~~",
  ])("that are none, as in #%s, are left out", (fragment) => {
    for (const { day, counts } of readChoices(fragment)) {
      expect(["", "2027-03-03"]).toContain(day);
      expect(counts).toEqual({});
    }
  });

  it("of a calendar file name a tour and a day that exists", () => {
    expect(readDays("1-20270303.17-20270230.x.1-20270304.5-20270101-1x1.6-20270101")).toEqual([
      { id: 1, day: "2027-03-03" },
      { id: 6, day: "2027-01-01" },
    ]);
  });
});

const item = (id: number, rest: Partial<PlanItem> = {}): PlanItem => ({
  id,
  kind: "tours",
  name: `Tour ${id}`,
  href: `/en/tours/tour-${id}`,
  from: "",
  at: "2026-11-22T00:00:00Z",
  ...rest,
});

describe("the plan on the device", () => {
  it.each([
    "",
    "null",
    "{",
    "[]",
    '{"v":2,"items":[{"id":1}]}',
    '{"v":1}',
    '{"v":1,"items":[null]}',
    '{"v":1,"items":7}',
  ])("is empty where %s is stored", (text) => {
    expect(readItems(text)).toEqual([]);
  });

  //
  it("keeps its own days when another plan is added, and holds twelve", () => {
    const own = [item(1, { day: "2027-03-03", counts: { 4: 2 } })];
    const others = Array.from({ length: 14 }, (_, index) => item(index + 1, { day: "2027-04-04" }));
    const merged = mergeItems(own, others);
    expect(merged).toHaveLength(12);
    expect(merged[0]).toEqual(own[0]);
    expect(merged[1]?.day).toBe("2027-04-04");
    expect(readItems(writeItems(merged))).toEqual(merged);
  });

  //
  it("says on which day two tours overlap, those of several days too", () => {
    expect(
      sharedDay([
        { day: "2027-03-03", days: 1 },
        { day: "2027-03-03", days: 1 },
      ]),
    ).toBe("2027-03-03");
    expect(
      sharedDay([
        { day: "2027-03-05", days: 1 },
        { day: "2027-03-03", days: 3 },
      ]),
    ).toBe("2027-03-05");
    expect(
      sharedDay([
        { day: "2027-03-05", days: 1 },
        { day: "2027-03-03", days: 2 },
        { day: "", days: 9 },
      ]),
    ).toBeNull();
  });
});

const booked = (
  id: number,
  currency: string,
  name = `Тур номер ${id} на острова Пхи-Пхи и в бухту Майя`,
): BookedTour => ({
  id,
  name,
  code: `PKT-${id}`,
  currency,
  prices: [
    {
      id: id * 10,
      service: "Взрослый",
      description: "место на групповом катере, трансфер и обед",
      price: 2300.5,
    },
    {
      id: id * 10 + 1,
      service: "Ребёнок 4–11 лет",
      description: "до 4 лет бесплатно, на коленях",
      price: 1800,
    },
  ],
});
const planned = (tour: BookedTour, day = "2027-03-03") => ({
  tour,
  day,
  counts: Object.fromEntries(tour.prices.map(({ id }) => [id, 2])),
});
const visitor = {
  fullName: "Анна Петрова",
  email: "anna@example.com",
  phone: "",
  nationality: "RU",
  hotel: "Kata Palm Resort",
  notes: "",
};

function written(
  tours: ReturnType<typeof planned>[],
  language: (typeof languages)[number] = "ru",
  notes = "",
) {
  const ids = tours.map(({ tour }) => tour.id);
  const choices = tours.map(({ tour, day, counts }) => ({ id: tour.id, day, counts }));
  const link = `https://ombak-andaman.example${planPath(language, ids)}#${writeChoices(choices)}`;
  const words = messagesOf(language, "plan");
  const message = planMessage({
    language,
    planned: tours,
    reference: "OA-7K3M9Q",
    link,
    words: { ...words, plan: words.link },
    bookingWords: messagesOf(language, "booking").message,
    visitor: { ...visitor, notes },
  });
  return { message, link };
}

describe("the message of several tours", () => {
  //
  it("holds each tour with its day, lines and subtotal, a total for each currency, and the link", () => {
    const tours = [planned(booked(1, "THB", "Phi Phi")), planned(booked(2, "IDR", "Bali"), "")];
    const { message, link } = written(tours, "en", "A vegetarian");
    expect(message.split("\n").slice(2)).toEqual([
      "Reference: OA-7K3M9Q",
      "Full name: Анна Петрова",
      "E-mail: anna@example.com",
      "Nationality: Russian",
      "Hotel: Kata Palm Resort",
      "",
      "1. 3 March 2027: Phi Phi (PKT-1)",
      "- Взрослый (место на групповом катере, трансфер и обед): 2 x THB 2,300.50 = THB 4,601",
      "- Ребёнок 4–11 лет (до 4 лет бесплатно, на коленях): 2 x THB 1,800 = THB 3,600",
      "Subtotal: THB 8,201",
      "",
      "2. Day not chosen: Bali (PKT-2)",
      "- Взрослый (место на групповом катере, трансфер и обед): 2 x IDR 2,300.50 = IDR 4,601",
      "- Ребёнок 4–11 лет (до 4 лет бесплатно, на коленях): 2 x IDR 1,800 = IDR 3,600",
      "Subtotal: IDR 8,201",
      "",
      "Total: THB 8,201",
      "Total: IDR 8,201",
      "",
      "Notes: A vegetarian",
      "",
      `Plan: ${link}`,
      "",
      "I look forward to your confirmation.",
    ]);
    expect(planTotals(tours)).toEqual([
      { currency: "THB", cost: { total: 8201, unpriced: [] } },
      { currency: "IDR", cost: { total: 8201, unpriced: [] } },
    ]);
  });

  //
  it.each(languages)("has 2,000 letters at most with twelve tours in %s, and holds the link", (language) => {
    for (const count of [2, 5, 8, 12]) {
      const tours = Array.from({ length: count }, (_, index) => planned(booked(101 + index, "THB")));
      for (const notes of ["", "я".repeat(500)]) {
        const { message, link } = written(tours, language, notes);
        expect(message.length).toBeLessThanOrEqual(longestMessage);
        expect(message).toContain(link);
        for (const { tour } of tours) expect(message).toContain(`(${tour.code})`);
      }
    }
  });

  //
  it("names the lines without a price beside subtotals and totals", () => {
    const [first, second] = [booked(1, "THB", "Phi Phi"), booked(2, "THB", "Bali")];
    const unpriced = second.prices.map((line) => ({ ...line, price: 0, description: "" }));
    const { message } = written([planned(first), planned({ ...second, prices: unpriced })], "en");
    expect(message).toContain(
      [
        "- Взрослый: 2 (price on request)",
        "- Ребёнок 4–11 лет: 2 (price on request)",
        "Subtotal: price on request",
        "",
        "Total: THB 8,201, without Взрослый, Ребёнок 4–11 лет",
      ].join("\n"),
    );
  });

  it.each(languages)("keeps its length where no line has a price, in %s", (language) => {
    const tours = Array.from({ length: 12 }, (_, index) => {
      const tour = booked(101 + index, `C${index}`);
      const prices = tour.prices.map((line) => ({ ...line, service: "Р".repeat(255), price: 0 }));
      const paid: BookingPriceLine = { id: index, service: "Adult", description: "", price: 1 };
      return planned({ ...tour, prices: [...prices, paid] });
    });
    expect(written(tours, language, "я".repeat(500)).message.length).toBeLessThanOrEqual(longestMessage);
  });

  //
  it("is short without script, too: long names are cut, the link is not", () => {
    const link = "https://ombak-andaman.example/ru/plan?tours=101.102.103";
    const tours = Array.from({ length: 12 }, (_, index) => ({ name: "Ы".repeat(255), code: `PKT-${index}` }));
    const text = planQuestion({ greeting: "Hello", tours, link });
    expect(text.length).toBeLessThanOrEqual(longestMessage);
    expect(text.endsWith(link)).toBe(true);
    for (const { code } of tours) expect(text).toContain(`(${code})`);
    const [one] = tours;
    expect(planQuestion({ greeting: "Hello", tours: one ? [one] : [], link })).toContain("Ы".repeat(255));
  });

  //
  it("leaves out descriptions first, then lines", () => {
    const tours = (count: number) =>
      Array.from({ length: count }, (_, index) => planned(booked(index + 1, "THB")));
    expect(written(tours(3)).message).toContain("место на групповом катере");
    const five = written(tours(6)).message;
    expect(five).not.toContain("место на групповом катере");
    expect(five).toContain("- Взрослый: 2 x");
    expect(written(tours(12)).message).not.toContain("- Взрослый");
  });
});

describe("before a plan is drawn", () => {
  const plan = (...ids: number[]) => JSON.stringify({ v: 1, items: ids.map((id) => ({ id })) });
  /** Returns the marks of the document with which the page of an address begins. */
  const begin = (
    address: { search: string; hash?: string },
    stored: string | undefined,
    more: object = {},
  ) => {
    const dataset: { ownPlan?: string; preparedPlan?: string } = {};
    const window = {
      name: "",
      history: { state: null },
      localStorage: { tourPlan: stored },
      location: { hash: "", ...address },
      document: { documentElement: { dataset } },
      ...more,
    };
    runInNewContext(browserScript("plan-mode"), { ...window, window });
    return dataset;
  };
  /** Whether the page of an address begins as the own plan. */
  const isOwn = (search: string, stored: string | undefined, more: object = {}) =>
    begin({ search }, stored, more).ownPlan === "";

  //
  it.each([
    ["#0~1-20270303-1x2", plan(1), true],
    ["#0~1-20270303-1x2", undefined, true],
    ["#0", undefined, true],
    ["#1-20270303-1x2", undefined, false],
    ["#10~1-20270303", plan(1), false],
    ["", plan(1), false],
  ])("%s asks to check the plan: %s %s", (hash, stored, prepared) => {
    expect(begin({ search: "?tours=1", hash }, stored).preparedPlan === "").toBe(prepared);
  });

  it.each([
    ["?tours=1.17.6", plan(6, 1, 17), true],
    ["?tours=2.10", plan(10, 2), true],
    ["?tours=1.17", plan(6, 1, 17), false],
    ["?tours=1.17.6", plan(1, 17), false],
    ["?tours=1", plan(), false],
    ["?tours=1", undefined, false],
    ["?tours=1", "no plan", false],
  ])("%s beside %s: own %s", (search, stored, own) => {
    expect(isOwn(search, stored)).toBe(own);
  });

  //
  it("it is own where this tab has it so, and where the window's name keeps it", () => {
    expect(isOwn("?tours=1", plan(1, 2), { history: { state: { ownPlan: true } } })).toBe(true);
    expect(isOwn("?tours=1", plan(), { history: { state: { ownPlan: true } } })).toBe(false);
    expect(isOwn("?tours=1.2", undefined, { name: plan(1, 2) })).toBe(true);
  });

  it("a browser that refuses its storage shows a shared plan", () => {
    const refuse = () => {
      throw new Error("denied");
    };
    const localStorage = new Proxy({}, { get: refuse });
    expect(isOwn("?tours=1", undefined, { localStorage })).toBe(false);
  });
});
