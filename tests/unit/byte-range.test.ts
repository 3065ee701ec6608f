import fc from "fast-check";
import { expect, it } from "vitest";
import { byteRange } from "@/lib/core/storage/file-response";

it.each([
  [null, null],
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=50-5000", { start: 50, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=9-0", null],
  ["bytes=0-1,4-5", null],
  ["bytes=-", null],
  ["lines=0-9", null],
])("%s of 100 bytes is %j", (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

it("never leaves the file", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^bytes=\d{0,12}-\d{0,12}$/), fc.nat(1000), (header, size) => {
      const range = byteRange(header, size);
      if (range === null || range === "unsatisfiable") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.start).toBeLessThanOrEqual(range.end);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
