import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Abandoned } from "@/server/admission/fair-queue";
import { createPage, gzipBody, type Page, plainBody, smallerPage } from "@/server/page-cache/page";
import { PageCache, type PageCacheOptions } from "@/server/page-cache/page-cache";

const kilobyte = 1024;

/** A page whose "compressed" body is the text itself, so that thousands of them cost nothing. */
function page(text: string, status = 200): Page {
  const body = Buffer.from(text);
  return {
    status,
    contentType: "text/html",
    location: undefined,
    policy: "",
    etag: text,
    br: body,
  };
}

const textOf = (given: Page) => given.br.toString();

/** Content in which every new version changes every page. */
function versions(version: () => number): PageCacheOptions["content"] {
  return { now: version, changedSince: (since) => since < version() };
}

function cacheOf(options: Partial<PageCacheOptions> & Pick<PageCacheOptions, "render">): PageCache {
  return new PageCache({ content: versions(() => 1), maxBytes: 100 * kilobyte, ...options });
}

/** A cache whose pages are their addresses, and the addresses that were rendered. */
function countingCache(status = 200) {
  const rendered: string[] = [];
  const render = async (url: string) => {
    rendered.push(url);
    return page(url, status);
  };
  return { rendered, cache: cacheOf({ render }) };
}

/** Lets everything that is ready to go on do so. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("PageCache", () => {
  it("renders once for many waiters and then not at all", async () => {
    const { rendered, cache } = countingCache();
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get("/en")));
    await cache.get("/en");
    expect(rendered).toEqual(["/en"]);
    expect(answers.every(({ stale }) => !stale)).toBe(true);
  });

  it("renders nothing for who has hung up, and once for visitors who come while it looks whether they are there", async () => {
    const { rendered, cache } = countingCache();
    const visitor = () => ({ address: "a", gone: new AbortController().signal });
    await expect(cache.get("/en", { address: "a", gone: AbortSignal.abort() })).rejects.toThrow(Abandoned);
    expect(rendered).toEqual([]);
    const first = cache.get("/en", visitor());
    await settle();
    const second = cache.get("/en", visitor());
    const answers = await Promise.all([first, second]);
    expect(answers.map((answer) => textOf(answer.page))).toEqual(["/en", "/en"]);
    expect(rendered).toEqual(["/en"]);
  });

  it("does not keep failures, redirects and missing pages", async () => {
    for (const status of [308, 404, 500]) {
      const { rendered, cache } = countingCache(status);
      await cache.get("/en");
      await cache.get("/en");
      expect(rendered).toEqual(["/en", "/en"]);
    }
  });

  it("makes a page smaller that is asked for often, once, and the same", async () => {
    const text = "<p>Phi Phi, Similan and back by dinner</p>".repeat(200);
    let refined = 0;
    const cache = cacheOf({
      render: () =>
        createPage(
          { status: 200, contentType: "text/html", location: undefined, body: Buffer.from(text) },
          1,
        ),
      refine: {
        page: (page) => {
          refined += 1;
          return smallerPage(page);
        },
        often: 3,
      },
    });
    const first = (await cache.get("/en")).page;
    for (const _ of [1, 2]) await cache.get("/en");
    await settle();
    expect(refined).toBe(0);
    await expect.poll(async () => (await cache.get("/en")).page.br.length).toBeLessThan(first.br.length);
    const last = (await cache.get("/en")).page;
    expect((await plainBody(last)).toString()).toBe(text);
    expect(first.gzip).toBeUndefined();
    for (const page of [first, last]) expect(gunzipSync(await gzipBody(page)).toString()).toBe(text);
    expect(refined).toBe(1);
    expect(await gzipBody(last)).toBe(last.gzip);
    expect(last.etag).toBe(first.etag);
    expect((await cache.get("/en")).page).toBe(last);
  });
});

const urls = ["/en", "/ru"] as const;
/** Room for all pages, and for hardly one. */
const rooms = { wide: 100 * kilobyte, narrow: 4 * kilobyte } as const;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("ask" as const), url: fc.constantFrom(...urls) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("save" as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("finish" as const),
      /** Which of the renders under way: they end in any order. */
      pick: fc.nat(),
      how: fc.constantFrom("good" as const, "good" as const, "error" as const, "500" as const),
      size: fc.integer({ min: 0, max: kilobyte }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("refined" as const), pick: fc.nat(), good: fc.boolean() }),
  },
);

const steps = fc.array(step, { minLength: 1, maxLength: 80, size: "max" });
const room = fc.constantFrom("wide" as const, "narrow" as const);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A cache whose renders and refinements end when the test says so. */
class Theatre {
  version = 1;
  failures = 0;
  /** Of each page, the newest version that was rendered well. */
  readonly newest = new Map<string, number>();
  readonly renders: { url: string; version: number; end(how: string, size: number): void }[] = [];
  readonly refinements: { end(good: boolean): void }[] = [];
  readonly asked: Promise<void>[] = [];

  readonly cache: PageCache;

  constructor(readonly room: keyof typeof rooms) {
    this.cache = new PageCache({
      content: versions(() => this.version),
      maxBytes: rooms[room],
      render: (url) => {
        const { version } = this;
        // Many waiters, one render.
        expect(this.renders.filter((each) => each.url === url && each.version === version)).toEqual([]);
        return new Promise((resolve, reject) => {
          const end = (how: string, size: number) => {
            if (how === "good") {
              this.newest.set(url, Math.max(version, this.newest.get(url) ?? 0));
              return resolve(page(`${url} ${version} `.padEnd(size, "x")));
            }
            this.failures += 1;
            if (how === "500") resolve(page("broken", 500));
            else reject(new Error("away"));
          };
          this.renders.push({ url, version, end });
        });
      },
      refine: {
        often: 1,
        page: (given) =>
          new Promise((resolve, reject) => {
            // One page at a time.
            expect(this.refinements).toEqual([]);
            const end = (good: boolean) =>
              good ? resolve({ ...given, br: given.br.subarray(0, 40) }) : reject(new Error("no memory"));
            this.refinements.push({ end });
          }),
      },
    });
  }

  ask(url: string): void {
    const atLeast = this.version;
    // Where there is no room, the newest may have been given up.
    const newest = (this.room === "wide" && this.newest.get(url)) || 0;
    this.asked.push(
      this.cache.get(url).then(
        ({ page: shown, stale }) => {
          if (shown.status === 500) return expect(this.failures).toBeGreaterThan(0);
          const [ownUrl, version] = textOf(shown).split(" ");
          expect(ownUrl).toBe(url);
          // Never older than the save before it; the newest good one in place of a failure, and said to be so.
          expect(Number(version)).toBeGreaterThanOrEqual(stale ? newest : atLeast);
          if (stale) expect(this.failures).toBeGreaterThan(0);
        },
        (error: Error) => expect(error.message).toBe("away"),
      ),
    );
  }

  play(next: Step): void {
    if (next.do === "ask") this.ask(next.url);
    else if (next.do === "save") this.version += 1;
    else if (next.do === "finish") {
      const [render] = this.renders.splice(next.pick % (this.renders.length || 1), 1);
      render?.end(next.how, next.size);
    } else this.refinements.shift()?.end(next.good);
  }
}

describe("whatever happens in whatever order", () => {
  //
  it("a page is no older than the save before it, failures replace nothing, memory is bounded", async () => {
    await fc.assert(
      fc.asyncProperty(room, steps, async (space, sequence) => {
        const theatre = new Theatre(space);
        for (const next of sequence) {
          theatre.play(next);
          await settle();
          expect(theatre.cache.size).toBeLessThanOrEqual(rooms[space]);
        }
        while (theatre.renders.length > 0) {
          theatre.play({ do: "finish", pick: 0, how: "good", size: 9 });
          await settle();
        }
        await Promise.all(theatre.asked);
        // Afterwards every page can be had in the last version.
        for (const url of urls) {
          theatre.ask(url);
          theatre.play({ do: "finish", pick: 0, how: "good", size: 9 });
        }
        await Promise.all(theatre.asked);
      }),
      { numRuns: 400 },
    );
  });

  //
  it("a good page that a later version cannot be rendered for is the one that is shown", async () => {
    const outcome = fc.constantFrom("good", "error", "500");
    await fc.assert(
      fc.asyncProperty(fc.array(outcome, { minLength: 1, maxLength: 20 }), async (outcomes) => {
        let version = 0;
        let lastGood: string | null = null;
        const cache = cacheOf({
          content: versions(() => version),
          render: async () => {
            const how = outcomes[version];
            if (how === "error") throw new Error("away");
            return how === "500" ? page("broken", 500) : page(`v${version}`);
          },
        });
        for (const how of outcomes) {
          const shown = await cache.get("/en").catch(() => null);
          if (how === "good") lastGood = `v${version}`;
          if (lastGood === null) expect(shown?.page.status ?? 500).toBe(500);
          else expect([shown && textOf(shown.page), shown?.stale]).toEqual([lastGood, how !== "good"]);
          version += 1;
        }
      }),
      { numRuns: 200 },
    );
  });

  //
  it("searches without end take no more memory than they are given", async () => {
    const cache = cacheOf({ maxBytes: 64 * kilobyte, render: async (url) => page(url.padEnd(3_000, "x")) });
    for (let number = 0; number < 2_000; number += 1) await cache.get(`/en/tours?search=${number}`);
    expect(cache.size).toBeLessThanOrEqual(64 * kilobyte);
    expect(cache.size).toBeGreaterThan(32 * kilobyte);
  });
});
