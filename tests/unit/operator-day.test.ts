import { expect, it } from "vitest";
import { nextDay, operatorDay } from "@/lib/core/content/days";

it.each([
  ["2026-11-20T16:59:59.999Z", "2026-11-20"],
  ["2026-11-20T17:00:00.000Z", "2026-11-21"],
  ["2026-12-31T17:00:00.000Z", "2027-01-01"],
])("at %s it is %s in Bangkok", (moment, day) => {
  expect(operatorDay(new Date(moment)).toISOString()).toBe(`${day}T00:00:00.000Z`);
});

//
it("goes on to the next day", () => {
  expect(nextDay(new Date("2028-02-28")).toISOString()).toBe("2028-02-29T00:00:00.000Z");
});
