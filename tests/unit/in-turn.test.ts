import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { inTurn } from "@/lib/auth/in-turn";

it("runs tasks of one key one after the other, failures included, and others beside them", async () => {
  const log: string[] = [];
  const task = (key: string, name: string, milliseconds: number, fails = false) =>
    inTurn(key, async () => {
      log.push(`${name} begins`);
      await wait(milliseconds);
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const done = await Promise.allSettled([task("a", "1", 30, true), task("a", "2", 1), task("b", "3", 1)]);
  expect(done.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(log.indexOf("2 begins")).toBeGreaterThan(log.indexOf("1 ends"));
  expect(log.indexOf("3 ends")).toBeLessThan(log.indexOf("1 ends"));
});
