import { LRUCache } from "lru-cache";
import { FairQueue, type Job, type Visitor } from "../admission/fair-queue";
import { type CachedPage, type Page, pageSize } from "./page";

interface Kept {
  version: string;
  page: Page;
  /** Number of the render: of two pages the one whose render began later is newer. */
  turn: number;
  /** How often it was asked for since it was rendered. */
  asked: number;
}

export interface PageCacheOptions {
  /** The content's version now. */
  currentVersion: () => string;
  render: (url: string) => Promise<Page>;
  /** Where renders wait for their turn; without one all run at once. */
  queue?: (url: string) => FairQueue;
  /** Whether a failure is answered with the last good page, the default, or as it is. */
  staleOnFailure?: boolean;
  /** Makes a page that is asked for `often` times again cheaper to send; one page at a time. */
  refine?: { page: (page: Page) => Promise<Page>; often: number };
  /** Memory for kept pages. */
  maxBytes: number;
}

const unlimited = Number.POSITIVE_INFINITY;
const atOnce = new FairQueue({ atOnce: unlimited, maxWaiting: unlimited, maxWaitingOfOne: unlimited });

/** Nobody's turn but the site's own. */
const site: Visitor = { address: "" };

/** A page whose status says that rendering failed for a reason of ours. */
function failed(page: Page): boolean {
  return page.status >= 500;
}

/**
 * Keeps each page as it was rendered for one version of the content. Waiters for the same page and
 * version share one render; a render that fails never replaces a good page, which is then answered.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #kept: LRUCache<string, Kept>;
  readonly #underWay = new Map<string, Job<Page>>();
  readonly #asked = { hit: 0, miss: 0 };
  #refining = Promise.resolve();
  #turns = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }, key) => pageSize(page) + key.length,
    });
  }

  /** Bytes that the kept pages take. */
  get size(): number {
    return this.#kept.calculatedSize;
  }

  /** How often a page was there for the content's version of that moment, and how often it was not. */
  get asked(): Readonly<Record<"hit" | "miss", number>> {
    return this.#asked;
  }

  /** The page at `url` where it is kept for the content's version of this moment. */
  current(url: string): Page | null {
    const kept = this.#kept.get(url);
    if (kept?.version !== this.#options.currentVersion()) return null;
    this.#asked.hit += 1;
    this.#refine(url, kept);
    return kept.page;
  }

  /**
   * The page at `url`, no older than the content's version at the time of the call. Throws what the queue throws where
   * the render is not begun.
   */
  async get(url: string, visitor = site): Promise<CachedPage> {
    const current = this.current(url);
    if (current) return { page: current, stale: false };
    this.#asked.miss += 1;
    const version = this.#options.currentVersion();
    const kept = (this.#options.staleOnFailure ?? true) ? this.#kept.peek(url) : undefined;
    try {
      const page = await this.#rendering(url, version).join(visitor);
      return failed(page) && kept ? { page: kept.page, stale: true } : { page, stale: false };
    } catch (error) {
      if (kept) return { page: kept.page, stale: true };
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
      this.#keep(url, { version, page, turn, asked: 0 });
      forget();
    }, forget);
    return job;
  }

  /** Only whole pages are kept: redirects and missing pages are cheap, and their addresses have no end. */
  #keep(url: string, fresh: Kept): void {
    const newer = (this.#kept.peek(url)?.turn ?? 0) > fresh.turn;
    if (newer || failed(fresh.page)) return;
    if (fresh.page.status === 200) this.#kept.set(url, fresh);
    else this.#kept.delete(url);
  }

  #refine(url: string, kept: Kept): void {
    const { refine } = this.#options;
    kept.asked += 1;
    if (kept.asked !== refine?.often) return;
    this.#refining = this.#refining.then(async () => {
      if (this.#kept.peek(url) !== kept) return;
      const page = await refine.page(kept.page).catch(() => kept.page);
      if (this.#kept.peek(url) === kept) this.#kept.set(url, { ...kept, page });
    });
  }
}
