import { afterEach, describe, expect, it } from "vitest";
import { dayInZone, momentInZone } from "@/lib/core/calendar/days";
import { ContentMoments } from "@/lib/core/content/content-moments";
import { dayBegins, operatorDay, operatorTime } from "@/lib/core/content/days";
import { rememberUtcOffset, utcAttributes, utcOffsetText } from "@/lib/core/utc-offset";
import { timeZones } from "@/lib/site/time-zones";

afterEach(() => rememberUtcOffset(timeZones["Asia/Bangkok"]));

/** The minutes before UTC of a zone at a moment, as the tables of the machine have them. */
function minutesOf(zone: string, moment: string): number {
  const { value = "" } =
    new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" })
      .formatToParts(new Date(moment))
      .find(({ type }) => type === "timeZoneName") ?? {};
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(value) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

describe("the time zone of the operator", () => {
  //
  it.each(Object.entries(timeZones))("%s has its minutes in winter and in summer", (zone, minutes) => {
    expect([minutesOf(zone, "2027-01-15T00:00:00Z"), minutesOf(zone, "2027-07-15T00:00:00Z")]).toEqual([
      minutes,
      minutes,
    ]);
  });

  //
  it.each([
    ["Asia/Bangkok", "2026-12-14", "2026-12-13T17:00:00.000Z", "+07:00"],
    ["Asia/Makassar", "2026-12-14", "2026-12-13T16:00:00.000Z", "+08:00"],
    ["Asia/Yangon", "2026-12-13", "2026-12-13T17:30:00.000Z", "+06:30"],
  ] as const)("%s decides the day, its begin, times of day and their spelling", (zone, day, begin, spelt) => {
    const now = new Date("2026-12-13T17:10:00Z");
    rememberUtcOffset(timeZones[zone]);
    expect(dayInZone(now)).toBe(day);
    expect(operatorDay(now).toISOString().slice(0, 10)).toBe(day);
    expect(dayBegins(new Date("2026-12-14")).toISOString()).toBe(begin);
    expect(momentInZone("2026-12-14", "00:00")).toBe(Date.parse(begin));
    expect(operatorTime(new Date(begin))).toBe(`2026-12-14T00:00:00.000${spelt}`);
    expect(utcOffsetText()).toBe(spelt);
  });

  //
  it("renews everything when staff choose another, and stands on the pages of another zone alone", () => {
    const moments = new ContentMoments();
    const before = moments.now();
    expect(utcAttributes()).toEqual({});
    rememberUtcOffset(timeZones["Asia/Jayapura"]);
    expect(moments.now()).toBeGreaterThan(before);
    expect(moments.changedSince(before, ["tour:1"])).toBe(true);
    expect(moments.now()).toBe(moments.now());
    expect(utcAttributes()).toEqual({ "data-utc": 540 });
  });
});
