import { LRUCache } from "lru-cache";
import { FairQueue, type Job, type Visitor } from "../admission/fair-queue";
import { type CachedPage, type Page, pageSize } from "./page";

interface Entry {
  version: string;
  page: Page;
  /** Number of the render: the page whose render began later is newer. */
  turn: number;
  /** Requests since it was rendered. */
  asked: number;
}

export interface PageCacheOptions {
  /** The current content version. */
  currentVersion: () => string;
  render: (url: string) => Promise<Page>;
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

/** Whether rendering failed on our side. */
function failed(page: Page): boolean {
  return page.status >= 500;
}

/**
 * Caches each page as it was rendered for one content version. Waiters for the same page and
 * version share one render; a render that fails never replaces a good page, which is then sent.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #entries: LRUCache<string, Entry>;
  readonly #underWay = new Map<string, Job<Page>>();
  readonly #asked = { hit: 0, miss: 0 };
  #refining = Promise.resolve();
  #turns = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }, key) => pageSize(page) + key.length,
    });
  }

  /** Bytes that the cached pages take. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  /** Requests whose page was cached for the content version of that moment, and the others. */
  get asked(): Readonly<Record<"hit" | "miss", number>> {
    return this.#asked;
  }

  /** The page at `url` where it is cached for the current content version. */
  current(url: string): Page | null {
    const entry = this.#entries.get(url);
    if (entry?.version !== this.#options.currentVersion()) return null;
    this.#asked.hit += 1;
    this.#refine(url, entry);
    return entry.page;
  }

  /**
   * The page at `url`, no older than the content version at the time of the call. Throws the queue's error where
   * the render is not begun.
   */
  async get(url: string, visitor = site): Promise<CachedPage> {
    const current = this.current(url);
    if (current) return { page: current, stale: false };
    this.#asked.miss += 1;
    const version = this.#options.currentVersion();
    const entry = (this.#options.staleOnFailure ?? true) ? this.#entries.peek(url) : undefined;
    try {
      const page = await this.#rendering(url, version).join(visitor);
      return failed(page) && entry ? { page: entry.page, stale: true } : { page, stale: false };
    } catch (error) {
      if (entry) return { page: entry.page, stale: true };
      throw error;
    }
  }

  #rendering(url: string, version: string): Job<Page> {
    const key = `${version} ${url}`;
    const running = this.#underWay.get(key);
    if (running && !running.dropped) return running;
    const turn = ++this.#turns;
    const job = (this.#options.queue?.(url) ?? atOnce).job(() => this.#options.render(url));
    const forget = () => {
      if (this.#underWay.get(key) === job) this.#underWay.delete(key);
    };
    this.#underWay.set(key, job);
    job.result.then((page) => {
      this.#store(url, { version, page, turn, asked: 0 });
      forget();
    }, forget);
    return job;
  }

  /** Only whole pages are cached: redirects and missing pages are cheap, and their addresses have no end. */
  #store(url: string, fresh: Entry): void {
    const newer = (this.#entries.peek(url)?.turn ?? 0) > fresh.turn;
    if (newer || failed(fresh.page)) return;
    if (fresh.page.status === 200) this.#entries.set(url, fresh);
    else this.#entries.delete(url);
  }

  #refine(url: string, entry: Entry): void {
    const { refine } = this.#options;
    entry.asked += 1;
    if (entry.asked !== refine?.often) return;
    this.#refining = this.#refining.then(async () => {
      if (this.#entries.peek(url) !== entry) return;
      const page = await refine.page(entry.page).catch(() => entry.page);
      if (this.#entries.peek(url) === entry) this.#entries.set(url, { ...entry, page });
    });
  }
}
