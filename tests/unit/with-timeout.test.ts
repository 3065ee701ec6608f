import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { withTimeout } from "@/lib/core/db";

function block(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it("is a 503 where nothing comes in time", async () => {
  await expect(withTimeout(new Promise(() => {}), 40)).rejects.toMatchObject({ status: 503 });
});

it("gives what comes in time, and its failures", async () => {
  expect(await withTimeout(Promise.resolve("there"), 40)).toBe("there");
  await expect(withTimeout(Promise.reject(new Error("broken")), 40)).rejects.toThrow("broken");
});

it("does not take this process's own work for a silence of others", async () => {
  // Three of the four parts are left for the file, which is enough on a busy machine, too.
  const waiting = withTimeout(readFile(import.meta.filename, "utf8"), 1_000);
  block(1_200);
  expect(await waiting).toContain("own work");
});

//
it("does not time out while a busy process delays the opening of a connection", async () => {
  const connect = async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await setImmediate();
      block(300);
    }
    return "open";
  };
  expect(await withTimeout(connect(), 600)).toBe("open");
});

it("ends in a process that works in short turns", async () => {
  const ended = new AbortController();
  const work = async () => {
    while (!ended.signal.aborted) {
      await setImmediate();
      block(20);
    }
  };
  const working = work();
  await expect(withTimeout(new Promise(() => {}), 400)).rejects.toMatchObject({ status: 503 });
  ended.abort();
  await working;
});
