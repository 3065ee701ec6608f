import { describe, expect, it } from "vitest";
import {
  isVisible,
  publicationError,
  publicationNote,
  showingChange,
  tourChangedAt,
  wasVisibleSince,
} from "@/lib/tours/publication";

const day = (text: string | null) => (text === null ? null : new Date(text));

describe("a visitor", () => {
  //
  it.each([
    [true, null, null, "2026-12-24T12:00:00Z", true],
    [false, null, null, "2026-12-24T12:00:00Z", false],
    [true, "2026-12-24", null, "2026-12-23T16:59:59.999Z", false],
    [true, "2026-12-24", null, "2026-12-23T17:00:00.000Z", true],
    [true, null, "2026-12-24", "2026-12-24T16:59:59.999Z", true],
    [true, null, "2026-12-24", "2026-12-24T17:00:00.000Z", false],
    [true, "2026-12-24", "2026-12-24", "2026-12-24T05:00:00Z", true],
    [false, "2026-12-24", "2026-12-24", "2026-12-24T05:00:00Z", false],
  ])("sees a tour from its first day in Bangkok to the end of its last: %s, %s, %s at %s", (...given) => {
    const [published, from, until, moment, seen] = given;
    const tour = { published, publish_from: day(from), publish_until: day(until) };
    expect(isVisible(tour, new Date(moment))).toBe(seen);
  });
});

it.each([
  [null, "2026-12-20T00:00:00.000Z"],
  ["2026-12-19", "2026-12-20T00:00:00.000Z"],
  ["2026-12-24", "2026-12-23T17:00:00.000Z"],
])("a page whose tour is public from %s last changed at %s", (from, changed) => {
  const tour = { publish_from: day(from), updated_at: new Date("2026-12-20") };
  expect(tourChangedAt(tour).toISOString()).toBe(changed);
});

it.each([
  [null, null, null],
  ["2026-12-24", null, null],
  [null, "2026-12-24", null],
  ["2026-12-24", "2026-12-24", null],
  ["2026-12-25", "2026-12-24", { publish_until: [expect.any(String)] }],
])("days from %s until %s give %j", (from, until, error) => {
  expect(publicationError({ publish_from: day(from), publish_until: day(until) })).toEqual(error);
});

const now = new Date("2026-12-24T05:00:00Z");
const today = "2026-12-24";
const tourOf = (published: boolean, from: string | null, until: string | null) => ({
  published,
  publish_from: day(from),
  publish_until: day(until),
});

//
it.each([
  [true, null, null, null],
  [false, "2026-12-25", "2026-12-31", { kind: "draft" }],
  [true, "2026-12-25", "2026-12-31", { kind: "from", day: day("2026-12-25") }],
  [true, today, "2026-12-31", { kind: "until", day: day("2026-12-31") }],
  [true, today, null, null],
  [true, null, "2026-12-23", { kind: "until", day: day("2026-12-23") }],
])("a tour that is %s from %s until %s is marked as %j", (published, from, until, mark) => {
  expect(publicationNote(tourOf(published, from, until), now)).toEqual(mark);
});

//
it.each([
  [false, null, null],
  [false, "2026-12-25", "2026-12-31"],
  [true, "2026-12-25", null],
  [false, "2026-12-01", "2026-12-23"],
  [false, "2026-12-01", "2026-12-31"],
])(
  "a tour that is %s from %s until %s is shown at once by taking away what stands against it",
  (published, from, until) => {
    const tour = tourOf(published, from, until);
    const change = showingChange(tour, now);
    expect(isVisible({ ...tour, ...change }, now)).toBe(true);
    expect(Object.keys(change)).toHaveLength(
      1 + Number(from === "2026-12-25") + Number(until === "2026-12-23"),
    );
  },
);

it.each([
  [false, null, null, false],
  [true, null, null, true],
  [true, "2026-12-25", null, false],
  [true, null, "2026-12-19", false],
  [true, null, "2026-12-20", true],
])("a tour that is %s from %s until %s was seen since 20 December: %s", (published, from, until, seen) => {
  expect(wasVisibleSince(tourOf(published, from, until), new Date("2026-12-20T05:00:00Z"), now)).toBe(seen);
});
