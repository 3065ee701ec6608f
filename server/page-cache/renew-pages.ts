import { setTimeout as pause } from "node:timers/promises";
import type { ContentMoments } from "@/lib/core/content/content-moments";
import type { PageCache } from "./page-cache";

/** Milliseconds of rest between two pages, because visitors come first. */
const rest = 5;

const mostPages = 60;

/** Most visitors would wait for these pages, so they are rendered without rest. */
const atOncePages = 12;

export interface Renewing {
  cache: Pick<PageCache, "outdated" | "get">;
  content: Pick<ContentMoments, "now" | "listen">;
  isBusy: () => boolean;
  /** Milliseconds of waiting for visitors after which the work ends. */
  patience?: number;
}

async function nextState(content: Renewing["content"], seen: number, signal: AbortSignal) {
  await new Promise<void>((resolve) => {
    const end = () => {
      ignore();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const ignore = content.listen(end);
    signal.addEventListener("abort", end);
    if (content.now() !== seen || signal.aborted) end();
  });
}

/** Ends early if visitors need the renders, if a render fails, and at the next change. */
async function renewOutdated({ cache, content, isBusy, patience = 5_000 }: Renewing, signal: AbortSignal) {
  const state = content.now();
  let left = patience;
  for (const [index, url] of cache.outdated().slice(0, mostPages).entries()) {
    for (; isBusy(); left -= rest) {
      if (left <= 0) return;
      await pause(rest, undefined, { signal, ref: false });
    }
    if (content.now() !== state) return;
    const begun = performance.now();
    const { stale } = await cache.get(url);
    if (stale) return;
    const share = index < atOncePages ? 0 : performance.now() - begun;
    await pause(Math.max(rest, share), undefined, { signal, ref: false });
  }
}

/** Renders the most requested outdated pages after every change, so that no visitor waits. Starts anew at a further change. */
export async function renewPages(renewing: Renewing, signal: AbortSignal): Promise<void> {
  const { content } = renewing;
  let seen = content.now();
  while (!signal.aborted) {
    await nextState(content, seen, signal);
    seen = content.now();
    try {
      await pause(rest, undefined, { signal, ref: false });
      await renewOutdated(renewing, signal);
    } catch {
      // The next visitor of the page learns why it cannot be rendered.
    }
  }
}
