import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ContentMoments } from "@/lib/core/content/content-moments";
import {
  collectDependencies,
  dependsOn,
  dependsOnEverything,
  momentOfDay,
  momentOfYear,
} from "@/lib/core/content/dependencies";
import { db } from "@/lib/core/db";
import { completeEnv } from "@/lib/core/env";

afterEach(() => {
  vi.useRealTimers();
});

/** Begins to count moments at a time that a test sets. */
function momentsAt(now: string | number): ContentMoments {
  vi.useFakeTimers({ now: new Date(now) });
  return new ContentMoments();
}

describe("what a page is made of", () => {
  it("is everything where it said nothing, or read without saying what", async () => {
    const contentKeys = async (task: () => unknown) => (await collectDependencies(async () => task()))[1];
    expect(await contentKeys(() => "text")).toBeNull();
    expect(
      await contentKeys(() => {
        dependsOn("tour:1");
        dependsOnEverything();
      }),
    ).toBeNull();
    expect(await contentKeys(() => dependsOn("tour:1", "blogs", "tour:1"))).toEqual(["tour:1", "blogs"]);
    expect(await contentKeys(() => [momentOfDay(), momentOfYear()])).toEqual(["day", "year"]);
  });

  //
  it("covers everything if the database was read without a content key", async () => {
    completeEnv({ DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none", AUTH_SECRET: "s".repeat(32) });
    const named = await collectDependencies(async () => void db("tour:7"));
    const unnamed = await collectDependencies(async () => void [db("tour:7"), db()]);
    expect([named[1], unnamed[1]]).toEqual([["tour:7"], null]);
  });

  it("is kept apart for renders at the same time, and follows what they start", async () => {
    const slow = async (key: `blog:${number}`) => {
      await new Promise((resolve) => setImmediate(resolve));
      dependsOn(key);
    };
    const both = await Promise.all([1, 2].map((n) => collectDependencies(() => slow(`blog:${n}`))));
    expect(both.map(([, contentKeys]) => contentKeys)).toEqual([["blog:1"], ["blog:2"]]);
  });
});

//
describe("a clock that is set back", () => {
  const noon = Date.parse("2026-12-30T05:00:00Z");

  it("by less than a second changes nothing, by more everything: moments that had passed lie ahead again", () => {
    const moments = momentsAt(noon);
    moments.announce(noon + 60_000);
    vi.setSystemTime(noon + 90_000);
    const rendered = moments.now();
    vi.setSystemTime(noon + 89_500);
    expect(moments.changedSince(moments.now() && rendered, ["tour:1"])).toBe(false);
    vi.setSystemTime(noon + 30_000);
    moments.now();
    expect(moments.changedSince(rendered, ["tour:1"])).toBe(true);
    moments.announce(noon + 60_000);
    const again = moments.now();
    vi.setSystemTime(noon + 60_000);
    expect(moments.now()).toBe(again + 1);
  });

  it("by days or years changes everything once, in either direction", () => {
    const moments = momentsAt(noon);
    for (const days of [-1, 400, -400, 4_000, -3_999]) {
      const before = moments.now();
      vi.setSystemTime(Date.now() + days * 86_400_000);
      expect(moments.now()).toBeGreaterThan(before);
      expect(moments.changedSince(before, ["day"])).toBe(true);
      expect(moments.now()).toBe(moments.now());
    }
  });
});

describe("days", () => {
  it("change what is made of the day, years what is made of the year, and neither the rest", () => {
    const moments = momentsAt("2026-12-30T16:59:59Z");
    const before = moments.now();
    const changed = () =>
      [["day"], ["year"], ["tour:1"]].map((contentKeys) => moments.changedSince(before, contentKeys));
    expect(changed()).toEqual([false, false, false]);
    vi.setSystemTime(new Date("2026-12-30T17:00:00Z"));
    expect(moments.now()).toBe(before + 1);
    expect(moments.now()).toBe(before + 1);
    expect(changed()).toEqual([true, false, false]);
    vi.setSystemTime(new Date("2026-12-31T17:00:00Z"));
    expect(moments.now()).toBe(before + 2);
    expect(changed()).toEqual([true, true, false]);
    expect(moments.changedSince(before, null)).toBe(true);
    // A clock that is set back is another day, too.
    const late = moments.now();
    vi.setSystemTime(new Date("2026-12-30T12:00:00Z"));
    moments.now();
    expect(moments.changedSince(late, ["year"])).toBe(true);
  });
});

const keys = ["tour:1", "tour:2", "tours:1", "blog:1", "blogs", "seo:home"];
const names = [...keys, "tour:*", "tours:*", "blog:*", "seo:*"];
const raised = fc.option(fc.uniqueArray(fc.constantFrom(...keys)), { freq: 8 });

describe("what holds until a day", () => {
  //
  it("changes when that day has ended in Bangkok, and with no other one", () => {
    const moments = momentsAt("2026-12-20T05:00:00Z");
    const before = moments.now();
    const changed = () =>
      ["2026-12-20", "2026-12-21", "2026-12-22"].map((day) => {
        moments.now();
        return moments.changedSince(before, [`until:${day}`]);
      });
    expect(changed()).toEqual([false, false, false]);
    vi.setSystemTime(new Date("2026-12-20T17:00:00Z"));
    expect(changed()).toEqual([true, false, false]);
    // A machine that slept over a day has missed none.
    vi.setSystemTime(new Date("2026-12-22T17:00:00Z"));
    expect(changed()).toEqual([true, true, true]);
    const late = moments.now();
    vi.setSystemTime(new Date("2026-12-20T12:00:00Z"));
    moments.now();
    expect(moments.changedSince(late, ["until:2026-12-21"])).toBe(true);
  });
});

describe("an announced moment", () => {
  //
  it("changes only the pages that depend on the moment, and only after the moment has come", () => {
    const moments = momentsAt("2026-12-20T05:00:00Z");
    const [noon, six] = [new Date("2026-12-20T05:00:01Z"), new Date("2026-12-20T11:00:00Z")];
    const names = [noon, six].map((time) => moments.announce(time.getTime()) ?? "none");
    const before = moments.now();
    const changed = () => {
      moments.now();
      return [...names, "day"].map((name) => moments.changedSince(before, [name]));
    };
    expect(changed()).toEqual([false, false, false]);
    vi.setSystemTime(noon);
    expect(changed()).toEqual([true, false, false]);
    vi.setSystemTime(six);
    expect(changed()).toEqual([true, true, false]);
    expect(moments.now()).toBe(before + 2);
  });

  it("is left to the day where it comes after the day", () => {
    const moments = momentsAt("2026-12-20T05:00:00Z");
    expect(moments.announce(Date.parse("2026-12-20T17:00:00Z"))).toBeNull();
    expect(moments.announce(Number.POSITIVE_INFINITY)).toBeNull();
  });

  it("changes at once what a render made that took longer than until then", () => {
    const moments = momentsAt("2026-12-20T05:00:00Z");
    const before = moments.now();
    const name = moments.announce(Date.parse("2026-12-20T04:59:59Z")) ?? "none";
    moments.now();
    expect(moments.changedSince(before, [name])).toBe(true);
  });
});

describe("whatever is raised", () => {
  //
  it("no change is missed, and with room for all keys none is made up", () => {
    fc.assert(
      fc.property(
        fc.array(raised, { maxLength: 30 }),
        fc.option(fc.uniqueArray(fc.constantFrom(...names)), { freq: 6 }),
        fc.nat(30),
        fc.constantFrom(2, 100),
        (history, contentKeys, from, room) => {
          const moments = new ContentMoments(room);
          const seen = [moments.now()];
          for (const each of history) {
            moments.raise(each);
            seen.push(moments.now());
          }
          const start = Math.min(from, history.length);
          const touches = (key: string) =>
            contentKeys === null ||
            contentKeys.includes(key) ||
            contentKeys.includes(key.replace(/:.*/, ":*"));
          const truth = history
            .slice(start)
            .some((each) => each === null || contentKeys === null || each.some(touches));
          const told = moments.changedSince(seen[start] ?? 0, contentKeys);
          if (truth) expect(told).toBe(true);
          if (room === 100) expect(told).toBe(truth);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
