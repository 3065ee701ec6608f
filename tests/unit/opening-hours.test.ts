import { describe, expect, it } from "vitest";
import { homeStructuredData } from "@/lib/home/metadata";
import { readOpeningHours } from "@/lib/home/opening-hours";
import { rememberSettings } from "@/lib/site/settings";
import { demoSite } from "../setup/demo-site";

const read = (text: string) =>
  readOpeningHours(text)?.map(({ days, opens, closes }) => `${days[0]}-${days.at(-1)} ${opens}-${closes}`) ??
  null;

describe("opening hours", () => {
  it.each([
    ["Every day, 7:00 to 22:00 Phuket time", ["Monday-Sunday 07:00-22:00"]],
    ["Daily, 8 to 20", ["Monday-Sunday 08:00-20:00"]],
    [
      "Mon–Fri 9.00–18.00\nSaturday: 9:30 - 14:00",
      ["Monday-Friday 09:00-18:00", "Saturday-Saturday 09:30-14:00"],
    ],
  ])("%j are read", (text, times) => {
    expect(read(text)).toEqual(times);
  });

  //
  it.each([
    "",
    "Whenever you need us",
    "Daily, 8 to 8",
    "Daily, 9 am to 6 pm",
    "Daily, 8 to 20, closed on holidays",
    "Mon to Fri 9 to 18\nFriday 9 to 12",
    "Mon-Fri 9 to 18\nweekends by appointment",
    "Sat-Mon 9 to 18",
    "Daily, 8 to 25",
    "Monarch 9 to 18",
  ])("%j are left out, because they could be misread", (text) => {
    expect(read(text)).toBeNull();
  });
});

describe("the operator in structured data", () => {
  const agency = (mapUrl: string | null, hours: string) => {
    const [first] = demoSite.addresses;
    const addresses = first ? [{ ...first, map_url: mapUrl }] : [];
    rememberSettings({ ...demoSite, addresses, opening_hours: { en: hours }, licence_number: "TAT 34/1" });
    return JSON.stringify(homeStructuredData("ru", { hero_title: null, slides: [], about_lead: null }));
  };

  //
  it("has its licence, its hours and the point of its address", () => {
    const data = agency("https://www.google.com/maps/@7.88,98.39,17z", "Daily, 8 to 20");
    expect(data).toContain('"geo":{"@type":"GeoCoordinates","latitude":7.88,"longitude":98.39}');
    expect(data).toContain('"opens":"08:00","closes":"20:00"');
    expect(data).toContain('"identifier":"TAT 34/1"');
  });

  it("has neither hours nor point that would be guesses", () => {
    expect(agency("https://maps.example/pier", "By appointment")).not.toMatch(/geo|opens/);
  });
});
