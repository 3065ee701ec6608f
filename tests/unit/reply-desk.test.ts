import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passCalendar } from "@/lib/requests/pass/pass-calendar";
import { guestMessageWords } from "@/lib/requests/reading/guest-message-words";
import { type DeskDay, type DeskTour, nearestOpenDays } from "@/lib/requests/reply/desk-tour";
import { otherDayText } from "@/lib/requests/reply/reply";
import { replyLink } from "@/lib/requests/reply/reply-link";
import { tourTruths } from "@/lib/requests/reply/truths";
import { blankGuest, blankPassTour } from "../setup/blank-pass";
import { deskWords as words } from "./desk-passes";

const now = new Date("2027-03-01T00:00:00Z");

/** Open on each day of March 2027 that is named. */
function desk(open: number[], facts: DeskTour["facts"] = {}): DeskTour {
  const days = Array.from({ length: 31 }, (_, index): [string, DeskDay] => {
    const local_date = `2027-03-${String(index + 1).padStart(2, "0")}`;
    const available = open.includes(index + 1);
    const status = available ? "FREESALE" : "CLOSED";
    const utc_cutoff_at = new Date(Date.parse(local_date) - 12 * 3_600_000).toISOString();
    const reason = index === 30 ? { en: "Storm", id: "Badai" } : null;
    const none = {
      starting_price: null,
      promo_id: null,
      packages: [],
      places: null,
      closed_stops: [],
      best_water: false,
      reason,
    };
    return [local_date, { local_date, available, status, utc_cutoff_at, prices: [1_500], ...none }];
  });
  const price = { id: 7, service_type: { en: "Adult" }, description: { en: "" }, price: 1_200 };
  return {
    id: 1,
    name: { en: "Phi Phi", id: "Phi Phi", ru: "Пхи-Пхи" },
    code: null,
    currency: "THB",
    visible: true,
    facts,
    images: [],
    prices: [{ ...price, kind: "adult" }],
    itineraries: [],
    days: new Map(days),
  };
}

const asked = { day: "2027-03-06", hotel: "Kata Palm", notes: "", lines: [] };

describe("the truth of today", () => {
  //
  it.each([
    ["open", [6], "2027-03-06"],
    ["closed", [5], "2027-03-06"],
    ["late", [], "2027-03-01"],
    ["late", [], "2027-02-20"],
    ["far", [], "2028-05-01"],
    ["missing", [6], null],
  ] as const)("says that a day is %s, with the open days %j and the asked day %s", (truth, open, day) => {
    expect(tourTruths(desk([...open]), { ...asked, day }, words, now).day).toBe(truth);
  });

  //
  it("names the reason of a closed day, also past the cut-off", () => {
    const past = new Date("2027-04-01T00:00:00Z");
    const truths = tourTruths(desk([6]), { ...asked, day: "2027-03-31" }, words, past);
    expect(truths).toMatchObject({ day: "closed", reason: { id: "Badai" } });
  });

  //
  it("compares the written price with the price of the day, not of the tour", () => {
    const changed = (price: number) => {
      const lines = [{ what: "Adult", count: 2, price, line: 7 }];
      return tourTruths(desk([6]), { ...asked, lines }, words, now).changedPrices;
    };
    expect(changed(1_500)).toEqual([]);
    expect(changed(1_200)).toEqual([{ line: 7, written: 1_200, now: 1_500 }]);
  });

  //
  it.each([
    ["served", { offer: "included", areas: ["kata"] }],
    ["surcharge", { offer: "surcharge", areas: ["kata"] }],
    ["notServed", { offer: "included", areas: ["patong"] }],
    ["none", { offer: "none", areas: [] }],
    ["unknown", undefined],
  ] as const)("says that the pick-up is %s", (truth, pickup) => {
    const facts: DeskTour["facts"] = pickup ? { pickup: { ...pickup, areas: [...pickup.areas] } } : {};
    expect(tourTruths(desk([6], facts), asked, words, now).pickup).toBe(truth);
  });

  //
  it("says that a pick-up costs extra where the area does", () => {
    const area = { code: "kata", name: { en: "Kata" }, surcharge: { en: "300 THB" } };
    const tour = desk([6], { pickup: { offer: "included", areas: ["kata"] } });
    expect(tourTruths(tour, asked, guestMessageWords([area]), now).pickup).toBe("surcharge");
  });

  //
  it.each([
    ["Saya vegetarian", "vegetarian", "yes"],
    ["жена беременна", "pregnant", "no"],
    ["we cannot swim", "swimming", "ask"],
  ])("answers the wish %s", (notes, topic, answer) => {
    const facts: DeskTour["facts"] = { diets: ["vegetarian"], pregnant: "no" };
    expect(tourTruths(desk([6], facts), { ...asked, notes }, words, now).topics).toEqual([{ topic, answer }]);
  });
});

//
it("proposes the three nearest open days before and after, in their order", () => {
  const tour = desk([1, 4, 8, 9, 20]);
  const days = nearestOpenDays(tour, "2027-03-06", now, 3);
  expect(days).toEqual(["2027-03-04", "2027-03-08", "2027-03-09"]);
  const request = { ...blankGuest, fullName: "Анна", tours: [] };
  const text = otherDayText(request, "ru", words.ru, [{ tour, day: "2027-03-06", days }]);
  expect(text).toContain("- 8 марта 2027");
  expect(text).not.toContain("..");
});

//
it("proposes no day that has passed, however long the desk has been open", () => {
  const march = fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { maxLength: 31 });
  const moment = fc.date({ min: new Date("2027-02-25"), max: new Date("2027-04-05"), noInvalidDate: true });
  const days = fc.integer({ min: 1, max: 31 }).map((date) => `2027-03-${String(date).padStart(2, "0")}`);
  fc.assert(
    fc.property(march, moment, days, fc.integer({ min: 1, max: 9 }), (open, later, day, count) => {
      const tour = desk(open);
      const possible = [...tour.days.values()].filter(
        ({ available, utc_cutoff_at }) => available && Date.parse(utc_cutoff_at) > later.getTime(),
      );
      const near = nearestOpenDays(tour, day, later, count);
      const others = possible.filter(({ local_date }) => local_date !== day);
      expect(near).toHaveLength(Math.min(count, others.length));
      expect(others.map(({ local_date }) => local_date)).toEqual(expect.arrayContaining(near));
      const truth = tourTruths(tour, { ...asked, day }, words, later).day;
      expect(truth === "open").toBe(possible.length > others.length);
    }),
  );
});

//
it.each([
  ["whatsapp", "+66 81 234 5678", "https://wa.me/66812345678?text=a%20%26"],
  ["whatsapp", "", "https://wa.me/?text=a%20%26"],
  ["telegram", "@anna_p", "https://t.me/anna_p?text=a%20%26"],
  ["telegram", "+66 81 234 5678", "https://t.me/+66812345678?text=a%20%26"],
  ["telegram", "", "https://t.me/share/url?url=a%20%26"],
] as const)("opens %s of the contact %s", (channel, contact, address) => {
  expect(replyLink(channel, contact, "a &")).toBe(address);
});

//
it("gives a calendar the pick-up in Phuket, and whole days to a longer tour", () => {
  const tour = { ...blankPassTour, code: "PKT-01", pickup: "07:00-07:30" };
  const pass = { ...blankGuest, language: "en" as const, hotel: "Kata", tours: [tour, { ...tour, days: 2 }] };
  const text = passCalendar(pass, "https://a.example", "Ombak", now);
  expect(text).toContain("DTSTART:20270306T000000Z");
  expect(text).toContain("DTSTART;VALUE=DATE:20270306\r\nDTEND;VALUE=DATE:20270308");
});
