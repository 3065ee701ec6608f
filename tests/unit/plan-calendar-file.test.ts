import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { emptyCalendar } from "@/lib/core/calendar/calendar";
import { addDays } from "@/lib/core/calendar/days";
import { languages } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { type PlannedDay, planCalendar } from "@/lib/plan/calendar-file";

const planned = (id: number, day: string, texts: Partial<PlannedDay["tour"]> = {}, days = 1): PlannedDay => ({
  day,
  tour: {
    id,
    tour_type: 1,
    code: null,
    updated_at: new Date("2026-11-22T10:20:30Z"),
    name: {
      en: "Similan Islands by speedboat: snorkelling, lunch and four islands in a day",
      id: "Kepulauan Similan dengan kapal cepat: snorkeling, makan siang; empat pulau",
      ru: "Симиланские острова на скоростном катере: снорклинг, обед и четыре острова за день",
    },
    location: { en: "Phang Nga, Thailand", ru: "Пхангнга, Таиланд" },
    calendar: { ...emptyCalendar, days },
    ...texts,
  },
});

/** What another program reads in the file. */
function readEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

describe("a calendar program", () => {
  //
  it.each(languages)("reads every tour of a plan on its days in %s", (language) => {
    const days = [
      planned(1, "2027-03-03"),
      planned(17, "2027-12-31", { code: "PKT;11,\\" }, 2),
      planned(40, "2028-02-29"),
    ];
    const events = readEvents(planCalendar(days, language));
    expect(events.map(({ summary }) => summary)).toEqual(
      days.map(({ tour: { name, code } }) => (code ? `${name[language]} (${code})` : name[language])),
    );
    // A date without an hour is in no zone: it is the same day in Jakarta, Moscow and Bangkok.
    expect(events.map(({ startDate, endDate }) => [startDate.isDate, `${startDate}`, `${endDate}`])).toEqual([
      [true, "2027-03-03", "2027-03-04"],
      [true, "2027-12-31", "2028-01-02"],
      [true, "2028-02-29", "2028-03-01"],
    ]);
    for (const { description, component, uid } of events) {
      expect(description).toContain(translate(language)("plan.notConfirmed"));
      expect(component.getFirstPropertyValue("status")).toBe("TENTATIVE");
      expect(`${component.getFirstPropertyValue("dtstamp")}`).toBe("2026-11-22T10:20:30Z");
      expect(component.getFirstPropertyValue("url")).toMatch(new RegExp(`/${language}/tours/.+-\\d+$`));
      expect(uid).toMatch(/^tour-\d+-\d{8}@/);
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  });

  //
  it("reads whatever staff type, letter for letter", () => {
    const typed = fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(typed, typed, fc.integer({ min: 0, max: 700 }), (name, location, ahead) => {
        const day = addDays("2027-01-01", ahead);
        const texts = { name: { en: `n${name}n` }, location: { en: `l${location}l` } };
        const file = planCalendar([planned(5, day, texts)], "en");
        expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const [event] = readEvents(file);
        expect([event?.summary, event?.location]).toEqual([texts.name.en, texts.location.en]);
        expect(`${event?.startDate}`).toBe(day);
      }),
    );
  });
});
