import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cachedByName, cachedContent, cachedRecords } from "@/lib/core/content/cached-content";
import { contentKnowledge, contentVersion, learnContentVersion } from "@/lib/core/content/content-version";
import { collectDependencies, dependsOn, momentOfDay } from "@/lib/core/content/dependencies";
import { findByQuery } from "@/lib/core/content/search-query";
import type { Prisma } from "@/prisma/client/client";
import { forgetState } from "../setup/forget-state";

beforeEach(() => {
  forgetState("content-version");
});
afterEach(() => {
  vi.useRealTimers();
});

const follow = () => learnContentVersion(async () => ({ version: 5n, write_id: "5" }));
const raise = (...keys: string[]) => contentKnowledge().moments.raise(keys);

/** Gives the number of the call. */
function counted() {
  let calls = 0;
  return cachedContent(async () => {
    dependsOn("seo:*");
    calls += 1;
    return calls;
  });
}

describe("cachedContent", () => {
  it("asks each time as long as no version is known", async () => {
    expect(contentVersion()).toMatch(/^0\./);
    const get = counted();
    expect([await get(), await get()]).toEqual([1, 2]);
  });

  it("asks once for many at a time, and again when something that it is made of changes", async () => {
    await follow();
    const get = counted();
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    raise("tour:1");
    expect(await get()).toBe(1);
    raise("seo:home");
    expect([await get(), await get()]).toEqual([2, 2]);
    raise("*");
    expect(await get()).toBe(3);
  });

  it("is not asked again for a day that passes, unless it is made of the day", async () => {
    vi.useFakeTimers({ now: new Date("2026-03-01T16:00:00Z") });
    await follow();
    let calls = 0;
    const daily = cachedContent(async () => {
      momentOfDay();
      calls += 1;
      return calls;
    });
    const get = counted();
    expect([await get(), await daily()]).toEqual([1, 1]);
    vi.setSystemTime(new Date("2026-03-01T17:00:00Z"));
    expect([await get(), await daily()]).toEqual([1, 2]);
  });

  it("asks again after a failure, and a late failure of an old version takes nothing away", async () => {
    const failures: ((error: Error) => void)[] = [];
    let fail = true;
    const get = cachedContent(() => {
      dependsOn("seo:*");
      return fail ? new Promise<string>((_, reject) => failures.push(reject)) : Promise.resolve("good");
    });
    await follow();
    const first = get();
    raise("seo:home");
    fail = false;
    expect(await get()).toBe("good");
    failures[0]?.(new Error("too late"));
    await expect(first).rejects.toThrow("too late");
    fail = true;
    expect(await get()).toBe("good");
    raise("seo:home");
    const failing = get();
    failures[1]?.(new Error("away"));
    await expect(failing).rejects.toThrow("away");
    fail = false;
    expect(await get()).toBe("good");
  });

  it("tells every render, also for cached values, on which content keys the page depends", async () => {
    await follow();
    const get = counted();
    const [, first] = await collectDependencies(() => get("seo:home"));
    const [, whole] = await collectDependencies(() => get());
    const [, part] = await collectDependencies(() => get("seo:blogs"));
    expect([first, whole, part]).toEqual([["seo:home"], ["seo:*"], ["seo:blogs"]]);
  });

  it("is read again after every change where it did not say what it read", async () => {
    await follow();
    let calls = 0;
    const get = cachedContent(async () => {
      calls += 1;
      return calls;
    });
    expect([await get(), await get()]).toEqual([1, 1]);
    raise("tour:1");
    expect(await get()).toBe(2);
    expect((await collectDependencies(() => get()))[1]).toBeNull();
  });
});

describe("cachedRecords", () => {
  it("reads a record again when it changed, and no other one", async () => {
    await follow();
    const read: number[][] = [];
    const get = cachedRecords({
      max: 10,
      keyOf: (id) => `tour:${id}`,
      load: async (ids) => {
        read.push(ids);
        return ids.filter((id) => id !== 4).map((id) => ({ id, reading: read.length }));
      },
    });
    expect(await get([1, 2])).toEqual([
      { id: 1, reading: 1 },
      { id: 2, reading: 1 },
    ]);
    raise("tour:2", "tour:9");
    const [found, contentKeys] = await collectDependencies(() => get([1, 2, 3, 4]));
    expect(read).toEqual([
      [1, 2],
      [2, 3, 4],
    ]);
    expect(found.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(contentKeys).toEqual(["tour:1", "tour:2", "tour:3", "tour:4"]);
    expect(await get([])).toEqual([]);
  });

  it("does not keep for a later state what was read before a change", async () => {
    await follow();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let text = "old";
    const get = cachedRecords({
      max: 10,
      keyOf: (id) => `tour:${id}`,
      load: async ([id = 0]) => {
        const seen = text;
        await held;
        return [{ id, seen }];
      },
    });
    const slow = get([1]);
    text = "new";
    raise("tour:1");
    release();
    expect(await slow).toEqual([{ id: 1, seen: "old" }]);
    expect(await get([1])).toEqual([{ id: 1, seen: "new" }]);
  });
});

describe("cachedByName", () => {
  const lengths = (read: (name: string) => void) =>
    cachedByName({
      max: 2,
      contentKeys: ["search-words"],
      load: async (name) => {
        read(name);
        return name.length;
      },
    });

  it("reads each name once, and again after its eviction or a change of its content keys", async () => {
    await follow();
    const read = vi.fn();
    const lengthOf = lengths(read);
    expect(await Promise.all([lengthOf("phi"), lengthOf("phi"), lengthOf("bali")])).toEqual([3, 3, 4]);
    expect(read.mock.calls).toEqual([["phi"], ["bali"]]);
    await lengthOf("krabi");
    await lengthOf("phi");
    raise("tour:1");
    await lengthOf("phi");
    expect(read.mock.calls).toEqual([["phi"], ["bali"], ["krabi"], ["phi"]]);
    raise("search-words");
    await lengthOf("phi");
    expect(read).toHaveBeenCalledTimes(5);
  });

  it("keeps a value that another query read, and keeps no failure", async () => {
    await follow();
    const read = vi.fn();
    const lengthOf = lengths(read);
    const lost = new Error("lost");
    await expect(lengthOf("phi", () => Promise.reject(lost))).rejects.toBe(lost);
    expect(await lengthOf("phi", async () => 7)).toBe(7);
    expect(await lengthOf("phi")).toBe(7);
    expect(read).not.toHaveBeenCalled();
  });
});

describe("findByQuery", () => {
  it("has the query made in the statement of the first who searches a text, and takes it from there", async () => {
    await follow();
    const asked: unknown[][] = [];
    const find = async ({ sql, values }: Prisma.Sql) => {
      asked.push([sql, values]);
      return { query: "'phi':*", total: asked.length };
    };
    const found = await Promise.all([findByQuery("phi", find), findByQuery("phi", find)]);
    expect(found.map(({ total }) => total)).toEqual([1, 2]);
    expect(asked).toEqual([
      ["search_query(?)", ["phi"]],
      ["?::tsquery", ["'phi':*"]],
    ]);
    await findByQuery("  PHI", find);
    expect(asked[2]).toEqual(asked[1]);
    raise("search-words");
    await findByQuery("phi", find);
    expect(asked[3]).toEqual(asked[0]);
  });
});
