import { expect, it } from "vitest";
import { advisoryLocks } from "@/lib/core/advisory-locks";

it("no two uses of a lock share a key", () => {
  const keys = Object.values(advisoryLocks);
  expect(new Set(keys).size).toBe(keys.length);
});
