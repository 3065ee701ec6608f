import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { removeAbandonedSpools, spool } from "@/lib/core/storage/spool";

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), "ombak-aside-"));
  vi.stubEnv("TMPDIR", dir);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

it("leaves no file and no open descriptor, when the body breaks off while it is opened", async () => {
  // Only Linux tells them.
  const open = () => (existsSync("/proc/self/fd") ? readdirSync("/proc/self/fd").length : 0);
  const before = open();
  // A race that a few of a thousand tries lose.
  for (let round = 0; round < 60; round += 1) {
    const tries = Array.from({ length: 40 }, async () => {
      const stream = new Readable({ read() {} });
      const refused = expect(spool(stream)).rejects.toThrow("broken");
      await nextTurn();
      stream.destroy(new Error("broken"));
      await refused;
    });
    await Promise.all(tries);
  }
  expect(readdirSync(dir)).toEqual([]);
  await expect.poll(open).toBeLessThanOrEqual(before);
});

it("has no name while it waits, so that it goes with its process, and is read as it came", async () => {
  const upload = await spool(Readable.from([Buffer.from("first "), Buffer.from("second")]));
  expect(readdirSync(dir)).toEqual([]);
  expect(Buffer.from(await upload.read()).toString()).toBe("first second");
  expect(Buffer.from(await upload.read()).toString()).toBe("first second");
  expect(upload.size).toBe(12);
  await upload.close();
});

it("removes what killed processes left an hour ago, and nothing that is younger or another's", async () => {
  const now = Date.now();
  const file = (name: string, minutes: number) => {
    const at = new Date(now - minutes * 60_000);
    writeFileSync(path.join(dir, name), "");
    utimesSync(path.join(dir, name), at, at);
  };
  file("ombak-upload-old", 61);
  file("ombak-upload-young", 59);
  file("another", 1_000);
  mkdirSync(path.join(dir, "folder"));
  await removeAbandonedSpools(now);
  expect(readdirSync(dir).sort()).toEqual(["another", "folder", "ombak-upload-young"]);
});
