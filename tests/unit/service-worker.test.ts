import { createContext, runInContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserScript } from "@/server/browser/scripts";

const keepingWorker = browserScript("keeping-worker");
const clearingWorker = browserScript("clearing-worker");

const site = "https://site.test";

type Stored = Map<string, Response>;

/** The worker in a browser of which only the network and the room for copies are ours. */
function browser(userAgent = "Chrome/149.0.0.0 Safari/537.36") {
  const listeners: Record<string, (event: object) => void> = {};
  const stored = new Map<string, Stored>();
  const keyOf = (request: string | Request) =>
    new URL(typeof request === "string" ? request : request.url, site).href;
  const state = { full: false, fetched: [] as string[], fetchesAhead: false };
  const network = {
    answer: async (_url: string): Promise<Response> => Promise.reject(new TypeError("no signal")),
  };
  const open = async (name: string) => {
    const found = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, found);
    return {
      async put(request: string | Request, response: Response) {
        if (state.full) throw new DOMException("no room", "QuotaExceededError");
        found.delete(keyOf(request));
        found.set(keyOf(request), response);
      },
      keys: async () => [...found.keys()].map((url) => new Request(url)),
      delete: async (request: string | Request) => found.delete(keyOf(request)),
    };
  };
  const caches = {
    open,
    match: async (request: string | Request) =>
      [...stored.values()]
        .map((each) => each.get(keyOf(request)))
        .find(Boolean)
        ?.clone(),
  };
  const fetched = async (request: string | Request) => {
    state.fetched.push(new URL(keyOf(request)).pathname);
    return network.answer(keyOf(request));
  };
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    caches,
    fetch: fetched,
    origin: site,
    navigator: { userAgent },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    registration: {
      navigationPreload: {
        async enable() {
          state.fetchesAhead = true;
        },
      },
    },
    URL,
    Response,
    Headers,
    Date,
    Promise,
    Map,
    setTimeout,
  };
  runInContext(keepingWorker, createContext(scope));

  /** Returns the worker's response to a request, or undefined if the browser is to answer. */
  const ask = async (path: string, { mode = "navigate", method = "GET", referrer = "" } = {}) => {
    let answer: Promise<Response> | undefined;
    const waited: Promise<unknown>[] = [];
    const request = { url: new URL(path, site).href, mode, method, referrer };
    listeners.fetch?.({
      request,
      resultingClientId: "document",
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      waitUntil: (given: Promise<unknown>) => waited.push(given),
    });
    return { answer, settled: () => Promise.all(waited) };
  };
  /** Whether the browser fetches pages ahead from then on. */
  const activate = () => {
    listeners.activate?.({ waitUntil: () => undefined });
    return state.fetchesAhead;
  };
  /** How the late answer came out. */
  const outcome = () =>
    new Promise<unknown>((resolve) =>
      listeners.message?.({
        data: null,
        source: { id: "document" },
        ports: [{ postMessage: resolve }],
        waitUntil: () => undefined,
      }),
    );
  return {
    ask,
    activate,
    outcome,
    network,
    state,
    names: (name: string) => [...(stored.get(name)?.keys() ?? [])],
    caches,
  };
}

const page = (text: string, { status = 200, etag = text, type = "text/html; charset=utf-8" } = {}) =>
  new Response(`<!DOCTYPE html><html lang="en"><body>${text}</body></html>`, {
    status,
    headers: { "Content-Type": type, ETag: etag, "Content-Security-Policy": "script-src 'sha256-x'" },
  });

describe("the worker", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const visited = async (path = "/en/tours/phi-phi-1", response = page("old")) => {
    const world = browser();
    world.network.answer = async () => response;
    const { answer, settled } = await world.ask(path);
    await answer;
    await settled();
    return world;
  };

  //
  it("is at most 1,229 bytes (1.2 KB) on the wire, and the one that clears a fifth of that", () => {
    expect(brotliCompressSync(keepingWorker).length).toBeLessThanOrEqual(1_229);
    expect(brotliCompressSync(clearingWorker).length).toBeLessThanOrEqual(240);
    expect(() => new Function(clearingWorker)).not.toThrow();
  });

  //
  it("has the browser fetch pages while it starts, but not Firefox, which then shows its own error in place of a copy", () => {
    expect(browser().activate()).toBe(true);
    expect(browser("Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0").activate()).toBe(
      false,
    );
  });

  //
  it.each([
    "/admin/tours",
    "/login",
    "/api/packages",
    "/og/en/x.jpg",
    "/preview/x/en/tours/a-1",
    "/entours",
    "/en/tours?search=phi",
    "/en/tours?category=boat&page=2",
    "/en/search?search=phi",
    "/en/plan?tours=1.2&search=phi",
  ])("leaves %s to the browser", async (path) => {
    expect((await browser().ask(path)).answer).toBeUndefined();
  });

  it("leaves to the network all writes, other sites, data, and files of the back office", async () => {
    const { ask } = browser();
    expect((await ask("/en/tours", { method: "POST" })).answer).toBeUndefined();
    expect((await ask("https://other.test/en/tours")).answer).toBeUndefined();
    expect((await ask("/en/tours?_rsc=1", { mode: "cors" })).answer).toBeUndefined();
    const ofStaff = { mode: "no-cors", referrer: `${site}/admin/tours` };
    expect((await ask("/storage/a.avif", ofStaff)).answer).toBeUndefined();
    expect((await ask("/_next/static/chunks/a.js", ofStaff)).answer).toBeUndefined();
  });

  it.each([
    ["/en", "/en"],
    ["/en/tours", "/en/tours"],
    ["/en/tours?page=2", "/en/tours?page=2"],
    ["/en/plan?tours=1.17.6#1-20270303", "/en/plan?tours=1.17.6"],
    ["/en/tours/phi-phi-1?utm_source=x", "/en/tours/phi-phi-1"],
    ["/ru?fbclid=1", "/ru"],
  ])("keeps %s as %s", async (path, key) => {
    expect((await visited(path)).names("pages")).toEqual([site + key]);
  });

  //
  it("marks a copy with the moment at which it came, and leaves its policy as it was", async () => {
    vi.setSystemTime("2026-11-22T07:05:00Z");
    const world = await visited();
    vi.setSystemTime("2026-11-23T07:05:00Z");
    world.network.answer = () => Promise.reject(new TypeError("no signal"));
    const answer = await (await world.ask("/en/tours/phi-phi-1")).answer;
    expect(await answer?.text()).toBe(
      '<!DOCTYPE html><html data-saved="2026-11-22T07:05:00.000Z" lang="en"><body>old</body></html>',
    );
    expect(answer?.headers.get("content-security-policy")).toBe("script-src 'sha256-x'");
  });

  //
  it.each([
    ["a missing page", page("x", { status: 404 })],
    ["a failure", page("x", { status: 500 })],
    ["a redirect", Response.redirect(`${site}/en/tours/other-1`)],
    ["data", page("x", { type: "application/json" })],
  ])("never keeps %s, and passes it on", async (_, response) => {
    const { status } = response;
    const world = browser();
    world.network.answer = async () => response;
    const { answer, settled } = await world.ask("/en/tours/phi-phi-1");
    expect((await answer)?.status).toBe(status);
    await settled();
    expect(world.names("pages")).toEqual([]);
  });

  //
  it("shows the page for addresses without a copy in another language where its own is not kept", async () => {
    const world = browser();
    world.network.answer = async () => page("not opened before");
    const { answer, settled } = await world.ask("/en/offline");
    await answer;
    await settled();
    world.network.answer = async () => Promise.reject(new TypeError("no signal"));
    const unknown = await (await world.ask("/ru/tours/phi-phi-1")).answer;
    expect([unknown?.status, await unknown?.text()]).toEqual([
      503,
      expect.stringContaining("not opened before"),
    ]);
  });

  //
  it("shows a kept picture in another width or format, and keeps none by itself", async () => {
    const world = browser();
    const files = await world.caches.open("files");
    await files.put("/storage/ab/abcd-640.avif", new Response("kept"));
    expect((await (await world.ask("/storage/ab/abcd.webp", { mode: "no-cors" })).answer)?.ok).toBe(true);
    const asked = await world.ask("/storage/ab/abcd-960.webp", { mode: "no-cors" });
    expect(await (await asked.answer)?.text()).toBe("kept");
    const other = await world.ask("/storage/ab/other-640.avif", { mode: "no-cors" });
    await expect(other.answer).rejects.toThrow("no signal");
    world.network.answer = async () => new Response("new");
    const online = await world.ask("/storage/ab/abcd-960.webp", { mode: "no-cors" });
    expect(await (await online.answer)?.text()).toBe("new");
    expect(world.names("files")).toEqual([`${site}/storage/ab/abcd-640.avif`]);
  });

  //
  it("forgets a deleted page, and keeps the copy of a page that failed", async () => {
    for (const [status, left] of [
      [404, 0],
      [503, 1],
    ] as const) {
      const world = await visited();
      world.network.answer = async () => page("x", { status });
      const { answer, settled } = await world.ask("/en/tours/phi-phi-1");
      expect((await answer)?.status).toBe(status);
      await settled();
      expect(world.names("pages")).toHaveLength(left);
    }
  });

  //
  it("goes on where there is no room", async () => {
    const world = browser();
    world.state.full = true;
    world.network.answer = async () => page("new");
    const { answer, settled } = await world.ask("/en");
    expect(await (await answer)?.text()).toContain("new");
    await settled();
    const file = await world.ask("/_next/static/chunks/a.js", { mode: "no-cors" });
    expect((await file.answer)?.status).toBe(200);
  });

  it("asks for a file once, whatever the network says later", async () => {
    const world = browser();
    world.network.answer = async () => new Response("code");
    for (const _ of [1, 2]) {
      const { answer } = await world.ask("/_next/static/chunks/a.js", { mode: "no-cors" });
      expect(await (await answer)?.text()).toBe("code");
      world.network.answer = () => Promise.reject(new TypeError("no signal"));
    }
    expect(world.state.fetched).toEqual(["/_next/static/chunks/a.js"]);
  });

  //
  it.each([
    ["same", page("old")],
    ["new", page("new")],
    ["new", page("x", { status: 404 })],
    ["none", page("x", { status: 503 })],
    ["none", null],
  ])(
    "shows the copy after four seconds, and then knows that the answer was %s",
    async (expected, response) => {
      const world = await visited();
      let come = () => {};
      world.network.answer = () =>
        new Promise((resolve, reject) => {
          come = () => (response ? resolve(response) : reject(new TypeError("no signal")));
        });
      const { answer } = await world.ask("/en/tours/phi-phi-1");
      let shown = "";
      void answer?.then(async (copy) => {
        shown = await copy.text();
      });
      await vi.advanceTimersByTimeAsync(3_900);
      expect(shown).toBe("");
      await vi.advanceTimersByTimeAsync(200);
      expect(shown).toMatch(/<html data-saved="[^"]+" data-late lang="en">/);
      const told = world.outcome();
      come();
      expect(await told).toBe(expected);
    },
  );
});
