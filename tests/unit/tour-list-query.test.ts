import { describe, expect, it } from "vitest";
import { tourListQuery, tourListRequest } from "@/lib/tours/list/api-query";
import { tagOf } from "@/lib/tours/tags";

function read(query: Record<string, string>) {
  return tourListRequest(tourListQuery.parse(query), "public");
}

describe("tags", () => {
  it.each([
    ["open_trip", "open_trip"],
    ["other", "private_service"],
    ["", null],
    ["all", null],
    ["cruise", undefined],
    ["toString", undefined],
  ])("%s is %s", (category, tag) => {
    expect(tagOf(category)).toBe(tag);
  });
});

it("has defaults", () => {
  expect(read({})).toEqual({ page: 1, perPage: 12, tag: null });
});

//
it("reads every filter", () => {
  const query = {
    tour_type: "3",
    per_page: "5",
    page: "2",
    min_rate: "4.5",
    search: "phi phi",
    tags: "other",
  };
  expect(read(query)).toEqual({
    type: 3,
    perPage: 5,
    page: 2,
    minRate: 4.5,
    search: "phi phi",
    tag: "private_service",
  });
});

it("caps long pages, longer ones for admins", () => {
  expect(read({ per_page: "9999" }).perPage).toBe(100);
  expect(read({ per_page: "9".repeat(400) }).perPage).toBe(100);
  expect(tourListRequest(tourListQuery.parse({ per_page: "10000" }), "admin").perPage).toBe(9999);
});

it.each([
  { page: "0" },
  { page: "-1" },
  { page: "1.5" },
  { page: "one" },
  { page: "9".repeat(12) },
  { per_page: "0" },
  { tour_type: "99" },
  { tour_type: "general" },
  { tour_type: "toString" },
  { min_rate: "high" },
  { min_rate: "NaN" },
  { tags: "cruise" },
])("refuses %j", (query) => {
  const { error } = tourListQuery.safeParse(query);
  expect(error?.issues.map(({ path }) => path)).toEqual([Object.keys(query)]);
});
