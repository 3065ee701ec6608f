import { LRUCache } from "lru-cache";
import type { ContentMoments } from "@/lib/core/content/content-moments";
import { type ContentKeys, collectDependencies } from "@/lib/core/content/dependencies";
import { FairQueue, type Job, throwIfAbandoned, type Visitor } from "../admission/fair-queue";
import { type CachedPage, type Page, pageSize } from "./page";

interface Entry {
  page: Page;
  contentKeys: ContentKeys;
  good: number;
  /** The page whose render began later is newer. */
  turn: number;
  asked: number;
  /** Requests for the address. Those before the last renewal count half. */
  demand: number;
}

interface Rendering {
  job: Job<Page>;
  /** The state of the content when the render began, or null while it waits. */
  begun: number | null;
}

export interface PageCacheOptions<Request = undefined> {
  content: Pick<ContentMoments, "now" | "changedSince">;
  /** Returns `last` if the result has not changed. A renewal has no `request`. */
  render: (url: string, last: Page | undefined, request: Request | undefined) => Promise<Page>;
  queue?: (url: string) => FairQueue;
  /** Returns the last good page after a failed render (the default), or the failure. */
  staleOnFailure?: boolean;
  /** Recompresses a page after `often` requests; one page at a time. */
  refine?: { page: (page: Page) => Promise<Page>; often: number };
  maxBytes: number;
}

const unlimited = Number.POSITIVE_INFINITY;
const atOnce = new FairQueue({ atOnce: unlimited, maxWaiting: unlimited, maxWaitingOfOne: unlimited });

/** The site itself asks without a visitor. */
const site: Visitor = { address: "" };

const keyBytes = 48;

/** Only the most recently requested pages are searched, which takes a millisecond. */
const maxLookedAt = 1_000;

function failed(page: Page): boolean {
  return page.status >= 500;
}

/** Caches pages until their content changes. Requests share a render, and a failed render never replaces a good page. */
export class PageCache<Request = undefined> {
  readonly #options: PageCacheOptions<Request>;
  readonly #entries: LRUCache<string, Entry>;
  readonly #underWay = new Map<string, Rendering>();
  readonly #asked = { hit: 0, miss: 0 };
  #refining = Promise.resolve();
  #turns = 0;

  constructor(options: PageCacheOptions<Request>) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page, contentKeys }, key) =>
        pageSize(page) + key.length + (contentKeys?.length ?? 0) * keyBytes,
    });
  }

  get size(): number {
    return this.#entries.calculatedSize;
  }

  get asked(): Readonly<Record<"hit" | "miss", number>> {
    return this.#asked;
  }

  current(url: string): Page | null {
    const entry = this.#entries.get(url);
    if (!entry || !this.#isCurrent(entry)) return null;
    this.#asked.hit += 1;
    entry.demand += 1;
    this.#refine(url, entry);
    return entry.page;
  }

  /** Returns a page no older than the content at the time of the call. Throws the queue's error if the render does not begin. */
  async get(url: string, visitor = site, request?: Request): Promise<CachedPage> {
    const current = this.current(url);
    if (current) return { page: current, stale: false };
    this.#asked.miss += 1;
    const last = this.#entries.peek(url);
    if (last && visitor !== site) last.demand += 1;
    const entry = (this.#options.staleOnFailure ?? true) ? last : undefined;
    try {
      if (visitor.gone) {
        await throwIfAbandoned(visitor);
        const renewed = this.#entries.peek(url);
        if (renewed && this.#isCurrent(renewed)) return { page: renewed.page, stale: false };
      }
      const page = await this.#rendering(url, request).join(visitor);
      return failed(page) && entry ? { page: entry.page, stale: true } : { page, stale: false };
    } catch (error) {
      if (entry) return { page: entry.page, stale: true };
      throw error;
    }
  }

  outdated(): string[] {
    const found: { url: string; demand: number }[] = [];
    let seen = 0;
    for (const [url, entry] of this.#entries.entries()) {
      if (entry.demand >= 1 && !this.#isCurrent(entry)) found.push({ url, demand: entry.demand });
      seen += 1;
      if (seen >= maxLookedAt) break;
    }
    return found.sort((one, other) => other.demand - one.demand).map(({ url }) => url);
  }

  #isCurrent(entry: Entry): boolean {
    const { content } = this.#options;
    const now = content.now();
    if (entry.good === now) return true;
    if (content.changedSince(entry.good, entry.contentKeys)) return false;
    entry.good = now;
    return true;
  }

  /** Shares a render that begins now or later, whose result is no older than the content of this moment. */
  #rendering(url: string, request?: Request): Job<Page> {
    const { content, queue } = this.#options;
    const running = this.#underWay.get(url);
    const fresh = running && (running.begun === null || running.begun === content.now());
    if (fresh && !running.job.dropped) return running.job;
    const task = async () => {
      const good = content.now();
      rendering.begun = good;
      this.#turns += 1;
      const turn = this.#turns;
      const last = this.#entries.peek(url)?.page;
      const [page, contentKeys] = await collectDependencies(() => this.#options.render(url, last, request));
      this.#store(url, page, { contentKeys, good, turn });
      return page;
    };
    const rendering: Rendering = { job: (queue?.(url) ?? atOnce).job(task), begun: null };
    const forget = () => {
      if (this.#underWay.get(url) === rendering) this.#underWay.delete(url);
    };
    this.#underWay.set(url, rendering);
    rendering.job.result.then(forget, forget);
    return rendering.job;
  }

  /** Caches only whole pages, because redirects and missing pages are cheap and unlimited in number. */
  #store(url: string, page: Page, made: Pick<Entry, "contentKeys" | "good" | "turn">): void {
    const last = this.#entries.peek(url);
    if ((last?.turn ?? 0) > made.turn || failed(page)) return;
    if (page.status !== 200) return void this.#entries.delete(url);
    const asked = last?.page === page ? last.asked : 0;
    const { contentKeys, good, turn } = made;
    // Reading an object that was made by a spread takes four times as long.
    this.#entries.set(url, { page, contentKeys, good, turn, asked, demand: (last?.demand ?? 0) / 2 });
  }

  #refine(url: string, entry: Entry): void {
    const { refine } = this.#options;
    entry.asked += 1;
    if (entry.asked !== refine?.often) return;
    this.#refining = this.#refining.then(async () => {
      if (this.#entries.peek(url) !== entry) return;
      const page = await refine.page(entry.page).catch(() => entry.page);
      if (this.#entries.peek(url) !== entry) return;
      const { contentKeys, good, turn, asked, demand } = entry;
      this.#entries.set(url, { page, contentKeys, good, turn, asked, demand });
    });
  }
}
