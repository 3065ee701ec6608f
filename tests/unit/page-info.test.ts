import fc from "fast-check";
import { expect, it } from "vitest";
import { pageInfo, pageMarks, readPage, rowsBefore } from "@/lib/content/pagination";

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

it.each([
  [3, 7, "1 2 3 4 … 7"],
  [1, 7, "1 2 3 … 7"],
  [4, 7, "1 2 3 4 5 6 7"],
  [7, 7, "1 … 5 6 7"],
  [5, 10, "1 … 4 5 6 … 10"],
  [1, 2, "1 2"],
  [1, 1, "1"],
  [2, 4, "1 2 3 4"],
])("page %i of %i reads %s", (page, last, marks) => {
  const read = pageMarks(page, last).map((mark) => (mark === "gap" ? "…" : mark));
  expect(read.join(" ")).toBe(marks);
});

it("always shows the first, the last and the current page, in order and once", () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(pages, ([page, last]) => {
      const numbers = pageMarks(page, last).filter((mark) => mark !== "gap");
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, last]));
    }),
  );
});

it.each([
  [undefined, 1],
  ["1", "first"],
  ["2", 2],
  ["0", null],
  ["-1", null],
  ["01", null],
  ["abc", null],
  ["", null],
  ["1e3", null],
])("?page=%s is %s", (value, page) => {
  expect(readPage(value)).toBe(page);
});
