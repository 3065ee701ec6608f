import { expect, it } from "vitest";
import { messagesOf } from "@/lib/core/i18n/messages";
import { proposedDuration } from "@/lib/tours/duration-proposal";
import { factsDraft } from "@/lib/tours/facts/draft";
import { factGroups, factSummary } from "@/lib/tours/facts/groups";

const words = messagesOf("id", "facts");
const facts = factsDraft({
  age: { least: 4 },
  pregnant: "no",
  pickup: { offer: "included", areas: ["patong", "kata"] },
  guide: [{ language: "ru", on: "request" }],
  guide_notice: 3,
  free_cancellation: 48,
  pay_there: [{ what: { en: "Fee" }, adult: 400, currency: "THB" }],
} as never);

//
it("the groups hold every fact of the form once", () => {
  expect(Object.values(factGroups).flat().toSorted()).toEqual(Object.keys(facts).toSorted());
});

//
it("a line sums up what a group states, with each separator at the end of a line", () => {
  expect(factSummary("guests", facts, words)).toBe(`Umur terendah 4\u00a0· ${words.pregnant.no}`);
  expect(factSummary("pickup", facts, words)).toBe("Penjemputan termasuk\u00a0· Patong\u00a0· Kata");
  expect(factSummary("transport", facts, words)).toBe("Rusia\u00a0· diminta 3 hari sebelumnya");
  expect(factSummary("things", facts, words)).toBe(
    "Dibayar di tempat: 1\u00a0· gratis batal sampai 48 jam sebelum mulai",
  );
  expect(factSummary("things", undefined, words)).toBe("");
});

//
it.each([
  [[["08:00", "16:30"]], { en: "9 hours", id: "9 jam", ru: "9 часов" }],
  [[["08:00"], [], []], { en: "3 days", id: "3 hari", ru: "3 дня" }],
  [[["08:00"]], null],
  [[], null],
])("the duration of %j is proposed as %j", (days, duration) => {
  const itinerary = days.map((times) => ({ activities: times.map((time) => ({ time })) }));
  const proposed = proposedDuration(itinerary);
  const plain = proposed && JSON.parse(JSON.stringify(proposed).replace(/\u00a0/g, " "));
  expect(plain).toEqual(duration);
});
