import { setTimeout as pause } from "node:timers/promises";
import type { ContentMoments } from "@/lib/content/content-moments";
import type { PageCache } from "./page-cache";

/** Milliseconds of rest at least, after a change and between two pages: visitors come first. */
const rest = 5;

/** Pages that are rendered ahead after a change: a second or two of half a core. */
const mostPages = 60;

/** The number of most requested pages that are rendered without rest between them, because most visitors would wait for these. */
const atOncePages = 12;

export interface Renewing {
  cache: Pick<PageCache, "outdated" | "get">;
  content: Pick<ContentMoments, "now" | "listen">;
  /** Whether somebody waits for a render, or has one made. */
  isBusy: () => boolean;
  /** Milliseconds of waiting for visitors after which the rest is left to them. */
  patience?: number;
}

/** Waits for a state of the content that differs from `seen`. */
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

/** Ends early where visitors need the renders, where a page cannot be rendered, and at the next change. */
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
    // The others take half of a core at most.
    const share = index < atOncePages ? 0 : performance.now() - begun;
    await pause(Math.max(rest, share), undefined, { signal, ref: false });
  }
}

/**
 * Renders the most requested of the outdated pages after every change, one after the other, so that no visitor waits for them.
 * A further change starts the work anew with the pages that are the most requested then.
 */
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
      // A page that cannot be rendered now is left to its visitor, who is told why.
    }
  }
}
