import { LRUCache } from "lru-cache";
import type { ContentMoments } from "@/lib/content/content-moments";
import { type ContentKeys, collectDependencies } from "@/lib/content/dependencies";
import { FairQueue, type Job, throwIfAbandoned, type Visitor } from "../admission/fair-queue";
import { type CachedPage, type Page, pageSize } from "./page";

interface Entry {
  page: Page;
  contentKeys: ContentKeys;
  /** The latest state of the content for which the page is known to be good. */
  good: number;
  /** Number of the render: the page whose render began later is newer. */
  turn: number;
  /** Requests for this page. */
  asked: number;
  /** Requests for its address, those before the last renewal counting half, and so on. */
  demand: number;
}

/** A render that waits in its queue or runs. */
interface Rendering {
  job: Job<Page>;
  /** The state of the content when it began; null while it waits. */
  begun: number | null;
}

export interface PageCacheOptions<Request = undefined> {
  content: Pick<ContentMoments, "now" | "changedSince">;
  /**
   * Renders a page. `last` is the page that the render replaces; a render with the same result returns `last`. `request` is the
   * request that the caller of `get` has read from the address. A renewal has no request.
   */
  render: (url: string, last: Page | undefined, request: Request | undefined) => Promise<Page>;
  /** The queue for a page's render; without one all run at once. */
  queue?: (url: string) => FairQueue;
  /** Whether a failed render returns the last good page (the default) or the failure. */
  staleOnFailure?: boolean;
  /** Recompresses a page after `often` requests; one page at a time. */
  refine?: { page: (page: Page) => Promise<Page>; often: number };
  /** Memory for cached pages. */
  maxBytes: number;
}

const unlimited = Number.POSITIVE_INFINITY;
const atOnce = new FairQueue({ atOnce: unlimited, maxWaiting: unlimited, maxWaitingOfOne: unlimited });

/** Stands for the site itself, which asks without a visitor. */
const site: Visitor = { address: "" };

/** Bytes that a key takes in memory, about. */
const keyBytes = 48;

/** The pages, last asked for, among which outdated ones are looked for: a walk of a millisecond. */
const maxLookedAt = 1_000;

/** Whether rendering failed on our side. */
function failed(page: Page): boolean {
  return page.status >= 500;
}

/**
 * Caches each page as it was rendered, until something that it was made of changes. Waiters for the same page and
 * state of the content share one render; a render that fails never replaces a good page, which is then sent.
 */
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

  /** Bytes that the cached pages take. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  /** Requests whose page was cached and up to date at that moment, and the others. */
  get asked(): Readonly<Record<"hit" | "miss", number>> {
    return this.#asked;
  }

  /** The page at `url` where it is cached and nothing that it was made of has changed. */
  current(url: string): Page | null {
    const entry = this.#entries.get(url);
    if (!entry || !this.#isCurrent(entry)) return null;
    this.#asked.hit += 1;
    entry.demand += 1;
    this.#refine(url, entry);
    return entry.page;
  }

  /**
   * The page at `url`, no older than the content at the time of the call. Throws the queue's error where
   * the render is not begun.
   */
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

  /** Addresses whose cached page a change has outdated and that are asked for, those asked most first. */
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

  /** A render whose result is no older than the content of this moment: one that begins now or later. */
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

  /** Only whole pages are cached: redirects and missing pages are cheap, and their addresses have no end. */
  #store(url: string, page: Page, made: Pick<Entry, "contentKeys" | "good" | "turn">): void {
    const last = this.#entries.peek(url);
    if ((last?.turn ?? 0) > made.turn || failed(page)) return;
    if (page.status !== 200) return void this.#entries.delete(url);
    const asked = last?.page === page ? last.asked : 0;
    const { contentKeys, good, turn } = made;
    // Written out: an object that is spread is looked up four times as slowly.
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
