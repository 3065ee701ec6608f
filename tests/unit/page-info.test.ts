import { expect, it } from "vitest";
import { pageInfo, rowsBefore } from "@/lib/core/content/pagination";

it("counts the pages; an empty list has one", () => {
  expect(pageInfo({ page: 2, perPage: 12 }, 25)).toEqual({
    current_page: 2,
    per_page: 12,
    total: 25,
    last_page: 3,
  });
  expect(pageInfo({ page: 1, perPage: 12 }, 24).last_page).toBe(2);
  expect(pageInfo({ page: 1, perPage: 12 }, 0).last_page).toBe(1);
});

it("knows how many rows stand before a page, and when it lies past the end", () => {
  expect(rowsBefore({ page: 1, perPage: 12 }, 5)).toBe(0);
  expect(rowsBefore({ page: 3, perPage: 12 }, 25)).toBe(24);
  expect(rowsBefore({ page: 3, perPage: 12 }, 24)).toBeNull();
  expect(rowsBefore({ page: 1, perPage: 12 }, 0)).toBeNull();
});
