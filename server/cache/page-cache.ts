import { LRUCache } from "lru-cache";
import { type CachedPage, type Page, pageSize } from "./page";

/** Memory for kept pages. */
const maxBytes = 128 * 1024 * 1024;

interface Kept {
  version: string;
  page: Page;
  /** Number of the render: of two pages the one whose render began later is newer. */
  turn: number;
}

/** A page whose status says that rendering failed for a reason of ours. */
function failed(page: Page): boolean {
  return page.status >= 500;
}

/**
 * Keeps each page as it was rendered for one version of the content. Waiters for the same page and
 * version share one render; a render that fails never replaces a good page, which is then answered.
 */
export class PageCache {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => pageSize(page) + key.length,
  });
  readonly #underWay = new Map<string, Promise<Page>>();
  #turns = 0;

  constructor(
    readonly currentVersion: () => string,
    readonly render: (url: string) => Promise<Page>,
  ) {}

  /** The page at `url`, no older than the content's version at the time of the call. */
  async get(url: string): Promise<CachedPage> {
    const version = this.currentVersion();
    const kept = this.#kept.get(url);
    if (kept?.version === version) return { page: kept.page, stale: false };
    try {
      const page = await this.#rendered(url, version);
      return failed(page) && kept ? { page: kept.page, stale: true } : { page, stale: false };
    } catch (error) {
      if (kept) return { page: kept.page, stale: true };
      throw error;
    }
  }

  #rendered(url: string, version: string): Promise<Page> {
    const key = `${version} ${url}`;
    const running = this.#underWay.get(key);
    if (running) return running;
    const turn = ++this.#turns;
    const started = this.render(url)
      .then((page) => {
        this.#keep(url, { version, page, turn });
        return page;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, started);
    return started;
  }

  /** Only whole pages are kept: redirects and missing pages are cheap, and their addresses have no end. */
  #keep(url: string, fresh: Kept): void {
    const newer = (this.#kept.peek(url)?.turn ?? 0) > fresh.turn;
    if (newer || failed(fresh.page)) return;
    if (fresh.page.status === 200) this.#kept.set(url, fresh);
    else this.#kept.delete(url);
  }
}
