import { getEventListeners } from "node:events";
import { expect, it, vi } from "vitest";
import { ContentMoments } from "@/lib/core/content/content-moments";
import { dependsOn } from "@/lib/core/content/dependencies";
import { PageCache } from "@/server/page-cache/page-cache";
import { renewPages } from "@/server/page-cache/renew-pages";
import { patient } from "../setup/patient";

/** A cache with pages of tours that were asked for as often as named, and its renewal. */
async function site(asked: Record<string, number>) {
  const content = new ContentMoments();
  const rendered: string[] = [];
  const state = { busy: false, fails: false };
  const cache = new PageCache({
    content,
    maxBytes: 1_000_000,
    render: async (url) => {
      if (state.fails) throw new Error("away");
      rendered.push(url);
      dependsOn(`tour:${Number(url.slice(1))}`);
      const br = Buffer.from(url);
      return { status: 200, contentType: "text/html", location: undefined, policy: "", etag: url, br };
    },
  });
  for (const [url, times] of Object.entries(asked)) {
    for (let time = 0; time < times; time += 1) await cache.get(url, { address: "visitor" });
  }
  rendered.length = 0;
  const end = new AbortController();
  const ended = renewPages({ cache, content, isBusy: () => state.busy, patience: 50 }, end.signal);
  return {
    content,
    rendered,
    state,
    cache,
    waiting: () => getEventListeners(end.signal, "abort").length,
    async close() {
      end.abort();
      await ended;
    },
  };
}

//
it("renders ahead what a change outdated, those asked most first, and nothing else", async () => {
  const { content, rendered, cache, close } = await site({ "/1": 3, "/2": 9, "/3": 9, "/4": 1 });
  content.raise(["tour:1", "tour:2", "tour:4"]);
  await vi.waitFor(() => expect(rendered).toEqual(["/2", "/1"]), patient);
  expect(cache.current("/2")).not.toBeNull();
  content.raise(["tour:3"]);
  await vi.waitFor(() => expect(rendered).toEqual(["/2", "/1", "/3"]), patient);
  await close();
  content.raise(null);
  expect(rendered).toHaveLength(3);
});

//
it("waits for visitors, and stops while visitors keep on coming", async () => {
  const { content, rendered, state, cache, close } = await site({ "/1": 3 });
  state.busy = true;
  const looked = vi.spyOn(cache, "outdated");
  content.raise(["tour:1"]);
  await vi.waitFor(() => expect(looked).toHaveBeenCalledTimes(1), patient);
  // Its patience is over before the visitors are gone: the next change finds it still outdated.
  await new Promise((resolve) => setTimeout(resolve, 150));
  state.busy = false;
  expect(rendered).toEqual([]);
  content.raise(["tour:9"]);
  await vi.waitFor(() => expect(rendered).toEqual(["/1"]), patient);
  await close();
});

it("begins anew at a change in between, and goes on after a failure", async () => {
  const { content, rendered, state, close } = await site({ "/1": 3, "/2": 2 });
  state.fails = true;
  content.raise(["tour:1", "tour:2"]);
  await new Promise((resolve) => setTimeout(resolve, 30));
  state.fails = false;
  expect(rendered).toEqual([]);
  content.raise(["tour:3"]);
  content.raise(["tour:2"]);
  await vi.waitFor(() => expect(rendered).toEqual(["/1", "/2"]), patient);
  await close();
});

it("leaves nothing behind of the changes that it waited for", async () => {
  const { content, cache, waiting, close } = await site({ "/1": 1 });
  const looked = vi.spyOn(cache, "outdated");
  for (let change = 1; change <= 15; change += 1) {
    content.raise(["tour:1"]);
    await vi.waitFor(() => expect(looked).toHaveBeenCalledTimes(change), patient);
  }
  await vi.waitFor(() => expect(waiting()).toBe(1), patient);
  await close();
});
