import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { putAside } from "@/lib/api/put-aside";

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), "ombak-aside-"));
});

afterAll(() => rmSync(dir, { recursive: true }));

it("leaves no file that appears after it was removed, when the body breaks off while it is opened", async () => {
  // A race that a few of a thousand tries lose.
  for (let round = 0; round < 60; round += 1) {
    const tries = Array.from({ length: 40 }, async (_, number) => {
      const file = path.join(dir, `${round}-${number}`);
      const stream = new Readable({ read() {} });
      const refused = expect(putAside(stream, file)).rejects.toThrow("broken");
      await nextTurn();
      stream.destroy(new Error("broken"));
      await refused;
      await rm(file, { force: true });
    });
    await Promise.all(tries);
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(readdirSync(dir)).toEqual([]);
});

it("never writes over a file that is there", async () => {
  const file = path.join(dir, "taken");
  await putAside(Readable.from([Buffer.from("first")]), file);
  await expect(putAside(Readable.from([Buffer.from("second")]), file)).rejects.toThrow("EEXIST");
  expect(existsSync(file)).toBe(true);
  await rm(file);
});
