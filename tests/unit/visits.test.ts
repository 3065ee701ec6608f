import type { IncomingHttpHeaders } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countedPage, searchWords } from "@/lib/figures/keys";
import type { Addition } from "@/lib/figures/mutations";
import { createSeenReceiver } from "@/server/visits/receive-seen";
import { createSeenScript } from "@/server/visits/seen-script";
import { createVisitCounter, type VisitCounter } from "@/server/visits/visit-counter";
import { startVisits, type Visits } from "@/server/visits/visits";
import { patient } from "../setup/patient";
import { type StubSite, stubSite } from "../setup/stub-site";

const agent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const visitor = { "User-Agent": agent, "Accept-Encoding": "br" };
const own = { "User-Agent": agent, "Sec-Fetch-Site": "same-origin" };

function visitFrom(network: string) {
  const headers: IncomingHttpHeaders = { "user-agent": agent, "x-from": network };
  return { headers } as Parameters<VisitCounter["countPage"]>[0];
}

let stored: Addition[][];
let fails: boolean;
let failures: number;
let moment: number;
let counter: VisitCounter;
let site: StubSite;

/** What is stored, as `view en home: 2`. */
async function sums(): Promise<string[]> {
  await counter.store();
  return (stored.at(-1) ?? [])
    .map(({ what, language, key, count }) => `${what} ${language} ${key}: ${count}`)
    .sort();
}

const pageSums = async () => (await sums()).filter((each) => !each.startsWith("country"));

async function start(requests = false): Promise<void> {
  counter = createVisitCounter({
    countryOf: ({ headers }) => String(headers["x-country"] ?? "") || null,
    networkOf: ({ headers }) => String(headers["x-from"] ?? "10.0.0.9"),
    async store(additions) {
      if (fails) throw new Error("away");
      stored.push(structuredClone(additions));
    },
    onFailure() {
      failures += 1;
    },
    now: () => moment,
  });
  const visits: Visits = {
    countPage: counter.countPage,
    countTool: counter.countTool,
    receive: createSeenReceiver(counter, { origin: "http://site", requests, now: () => moment }),
    script: createSeenScript(requests),
    close: counter.close,
  };
  site = await stubSite(visits);
}

beforeEach(async () => {
  stored = [];
  fails = false;
  failures = 0;
  // Late in the evening in Bangkok.
  moment = Date.parse("2026-11-22T16:59:59.000Z");
  await start();
});

afterEach(async () => {
  site.close();
  await counter.close();
  vi.useRealTimers();
});

describe("a visit", () => {
  //
  it("is a GET of a page by a person: once, from the cache or not, and where the browser has the page", async () => {
    const first = await site.ask("/en/tours/phi-phi-12", visitor);
    await site.ask("/en/tours/phi-phi-12", visitor);
    const again = await site.ask("/en/tours/phi-phi-12", {
      ...visitor,
      "If-None-Match": String(first.headers.etag),
    });
    expect([first.status, again.status]).toEqual([200, 304]);
    await site.ask("/ru", { ...visitor, "Sec-Fetch-Mode": "navigate", "X-Country": "RU" });
    expect(await sums()).toEqual([
      "country en ZZ: 3",
      "country ru RU: 1",
      "view en tour/12: 3",
      "view ru home: 1",
    ]);
  });

  //
  it.each([
    ["HEAD", {}, "HEAD"],
    ["a prefetch", { "Sec-Purpose": "prefetch" }],
    ["a prerender", { "Sec-Purpose": "prefetch;prerender" }],
    ["a prefetch by the older name", { Purpose: "prefetch" }],
    ["a script's fetch", { "Sec-Fetch-Mode": "cors" }],
    ["staff", { Cookie: "__Secure-next-auth.session-token=x" }],
    ["a bot", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a program", { "User-Agent": "curl/8.5.0" }],
    ["nobody's name", { "User-Agent": "" }],
  ])("is not: %s", async (_name, headers, method = "GET") => {
    // Once by the long way, once from the cache.
    await site.ask("/en/tours", { ...visitor, ...headers }, method);
    await site.ask("/en/tours", { ...visitor, ...headers }, method);
    expect(await sums()).toEqual([]);
  });

  //
  it.each([
    "/en/missing",
    "/api/packages",
    "/sitemap.xml",
    "/en/blogs/feed.xml",
    "/en/offline",
    "/en/not-found",
  ])("is not: %s", async (path) => {
    await site.ask(path, visitor);
    await site.ask(path, visitor);
    expect(await sums()).toEqual([]);
  });

  //
  it("belongs to its day in Bangkok", async () => {
    await site.ask("/en", visitor);
    moment += 1_000;
    await site.ask("/en", visitor);
    await counter.store();
    const days = stored.flat().filter(({ what }) => what === "view");
    expect(days.map(({ day, count }) => [day, count])).toEqual([
      ["2026-11-22", 1],
      ["2026-11-23", 1],
    ]);
  });

  it.each([
    ["/en", "home"],
    ["/id/domestic-tours/bali-7", "tour/7"],
    ["/ru/tours/12", "tour/12"],
    ["/ru/blogs/kogda-3", "blog/3"],
    ["/en/plan", "plan"],
    ["/en/whatever-comes", "other"],
    ["/en/unavailable", null],
    ["/en/tours/phi-phi", null],
    ["/en/plan/calendar.ics", null],
    ["/de/tours", null],
    ["/", null],
  ])("of %s is counted as %s", (path, key) => {
    expect(countedPage(path)?.key ?? null).toBe(key);
  });
});

describe("a search", () => {
  //
  it("is counted with its words on its first page, as a view of its list as well", async () => {
    await site.ask("/en/tours?search=Phi%20%20PHI", visitor);
    await site.ask("/en/tours?search=phi+phi&page=2", visitor);
    await site.ask("/ru/search?search=%D0%BF%D1%85%D0%B8", visitor);
    expect(await pageSums()).toEqual([
      "search en tours phi phi: 1",
      "search ru search пхи: 1",
      "view en tours: 2",
      "view ru search: 1",
    ]);
  });

  //
  it.each(["me@example.com", "081 234 567", "+66-81.2345", "٠٨١٢٣٤٥", "  ", "a＠b"])(
    "of %j, which may name somebody, is not kept",
    (typed) => {
      expect(searchWords(typed)).toBeNull();
    },
  );

  //
  it("replaces control characters by gaps, because the database takes no NUL", () => {
    expect(searchWords("Phi\u0000\u0007phi\t")).toBe("phi phi");
    expect(searchWords("\u0000")).toBeNull();
  });

  //
  it("is one of 200 different ones that a network begins in a day; what others search for as well is counted on", async () => {
    for (let n = 1; n <= 300; n += 1) counter.countPage(visitFrom("10.0.0.1"), `/en/tours?search=w${n}`);
    counter.countPage(visitFrom("10.0.0.2"), "/en/tours?search=w300");
    counter.countPage(visitFrom("10.0.0.1"), "/en/tours?search=w300");
    const ofDay = async () => (await sums()).filter((each) => each.startsWith("search"));
    const first = await ofDay();
    expect(first).toHaveLength(201);
    expect(first).toContain("search en tours w300: 2");
    counter.countPage(visitFrom("10.0.0.1"), "/en/tours?search=w301");
    expect(await ofDay()).toEqual([]);
    moment += 24 * 60 * 60_000;
    counter.countPage(visitFrom("10.0.0.1"), "/en/tours?search=w301");
    expect(await ofDay()).toEqual(["search en tours w301: 1"]);
  });

  it("keeps sixty letters", () => {
    expect(searchWords("🐠".repeat(100))).toBe("🐠".repeat(60));
    expect(searchWords("Пять дней 2026")).toBe("пять дней 2026");
  });
});

describe("what was counted", () => {
  //
  it("is stored every minute, and at the end: a kill loses a minute at most", async () => {
    site.close();
    await counter.close();
    vi.useFakeTimers({ toFake: ["setInterval"] });
    await start();
    await site.ask("/en", visitor);
    expect(stored.flat()).toEqual([]);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(stored.flat()).toHaveLength(2), patient);
    await site.ask("/en", visitor);
    await counter.close();
    expect(stored.flat()).toHaveLength(4);
  });

  //
  it("outlives a database that is away, and is stored once", async () => {
    fails = true;
    await site.ask("/en", visitor);
    await counter.store();
    await site.ask("/en", visitor);
    await counter.store();
    expect(failures).toBe(2);
    fails = false;
    expect(await pageSums()).toEqual(["view en home: 2"]);
    expect(await pageSums()).toEqual([]);
  });

  //
  it("takes bounded memory in a flood of addresses, searches and words of pages", async () => {
    fails = true;
    const request = visitFrom("10.0.0.9");
    for (let round = 0; round < 2; round += 1) {
      for (let n = 1; n <= 12_000; n += 1) {
        counter.countPage(request, `/en/tours/x-${n}`);
        counter.countPage(visitFrom(`10.0.${n % 100}.1`), `/en/tours?search=w${n}`);
        counter.countShown(request, `/en/nowhere-${n}`);
      }
      await counter.store();
    }
    fails = false;
    await counter.store();
    const kept = stored.at(-1) ?? [];
    expect(kept.length).toBe(10_000);
    expect(kept.filter(({ what }) => what === "search").length).toBe(500);
    expect(kept.find(({ key }) => key === "tour/1")?.count).toBe(2);
  });
});

describe("what a page says", () => {
  const say = (body: unknown, headers: Record<string, string> = own, method = "POST") =>
    site.ask("/seen", headers, method, typeof body === "string" ? body : JSON.stringify(body));

  //
  it("counts a page that was fetched ahead once it is shown", async () => {
    await site.ask("/en/tours/phi-phi-12", { ...visitor, "Sec-Purpose": "prefetch" });
    expect(await pageSums()).toEqual([]);
    const { status, headers, body } = await say({ path: "/en/tours/phi-phi-12" });
    expect([status, body, headers["set-cookie"]]).toEqual([204, "", undefined]);
    expect(await pageSums()).toEqual(["view en tour/12: 1"]);
  });

  //
  it("counts requests only where they are counted", async () => {
    const request = { request: { tour: 12, channel: "whatsapp" }, language: "en" };
    expect((await say(request)).status).toBe(422);
    expect(await sums()).toEqual([]);
    site.close();
    await counter.close();
    await start(true);
    expect((await say(request)).status).toBe(204);
    expect(await sums()).toEqual(["request en tour/12 whatsapp: 1"]);
  });

  //
  it.each([
    ["another site", 403, { path: "/en" }, { "User-Agent": agent, "Sec-Fetch-Site": "cross-site" }],
    ["another origin", 403, { path: "/en" }, { "User-Agent": agent, Origin: "http://evil.example" }],
    ["nobody", 403, { path: "/en" }, { "User-Agent": agent }],
    ["too much", 413, { path: `/en/${"x".repeat(200)}` }, own],
    ["no JSON", 422, "path=/en", own],
    ["more than it may", 422, { path: "/en", name: "Dewi" }, own],
    ["an unknown channel", 422, { request: { tour: 1, channel: "post" }, language: "en" }, own],
  ])("is not heard from %s: %i", async (_name, status, body, headers) => {
    expect((await say(body, headers)).status).toBe(status);
    expect(await sums()).toEqual([]);
  });

  it("is not counted of staff and bots, who get the same answer", async () => {
    const staff = { ...own, Cookie: "next-auth.session-token=x" };
    expect((await say({ path: "/en" }, staff)).status).toBe(204);
    expect((await say({ path: "/en" }, { ...own, "User-Agent": "curl/8" })).status).toBe(204);
    expect(await sums()).toEqual([]);
  });

  //
  it("is heard sixty times a minute from one network, and again in the next", async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 60; n += 1) statuses.add((await say({ path: "/en" })).status);
    expect((await say({ path: "/en" })).status).toBe(204);
    expect([...statuses]).toEqual([204]);
    expect(await pageSums()).toEqual(["view en home: 60"]);
    moment += 60_000;
    expect((await say({ path: "/en" })).status).toBe(204);
    expect(await pageSums()).toEqual(["view en home: 1"]);
    expect((await say("", own, "PUT")).status).toBe(405);
  });
});

//
it("with off, no page has the script, and nobody listens", async () => {
  expect((await site.ask("/en", visitor)).status).toBe(200);
  expect(await startVisits("off", "http://site")).toBeNull();
  const quiet = await stubSite();
  const { body } = await quiet.ask("/en", visitor);
  expect(body).not.toContain("/seen-");
  expect((await quiet.ask("/seen", own, "POST", "{}")).status).toBe(405);
  quiet.close();
});

describe("the script", () => {
  it("is loaded late, kept for ever, and small", async () => {
    const { path } = createSeenScript(false);
    const { status, headers, body } = await site.ask(path, { "Accept-Encoding": "br" });
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect(Number(headers["content-length"])).toBeLessThan(300);
    expect(body).toContain("/seen");
    expect(body).not.toContain("request-opened");
    expect(createSeenScript(true).path).not.toBe(path);
  });
});
