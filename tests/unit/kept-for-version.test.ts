import { expect, it, vi } from "vitest";
import { cachedByVersion, contentVersion, learnContentVersion } from "@/lib/content/content-version";

const raiseContentVersion = (version: bigint) =>
  learnContentVersion(async () => ({ version, write_id: String(version) }));

/** Gives the number of the call. */
function counted() {
  let calls = 0;
  return cachedByVersion(async () => {
    calls += 1;
    return calls;
  });
}

it("asks each time as long as no version is known", async () => {
  expect(contentVersion()).toMatch(/^0\./);
  const get = counted();
  expect([await get(), await get()]).toEqual([1, 2]);
});

it("asks once for each version, and once for many at a time; a day that passes is a version", async () => {
  await raiseContentVersion(5n);
  const get = counted();
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  await raiseContentVersion(6n);
  expect([await get(), await get()]).toEqual([2, 2]);
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1_000);
  expect(await get()).toBe(3);
  vi.useRealTimers();
});

it("asks again after a failure, and a late failure of an old version takes nothing away", async () => {
  const failures: ((error: Error) => void)[] = [];
  let fail = true;
  const get = cachedByVersion(() =>
    fail ? new Promise<string>((_, reject) => failures.push(reject)) : Promise.resolve("good"),
  );
  await raiseContentVersion(7n);
  const first = get();
  await raiseContentVersion(8n);
  fail = false;
  expect(await get()).toBe("good");
  failures[0]?.(new Error("too late"));
  await expect(first).rejects.toThrow("too late");
  fail = true;
  const kept = await get();
  expect(kept).toBe("good");
  await raiseContentVersion(9n);
  const failing = get();
  failures[1]?.(new Error("away"));
  await expect(failing).rejects.toThrow("away");
  fail = false;
  expect(await get()).toBe("good");
});
