import { createHmac, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { dayBegins, nextDay, operatorDay } from "@/lib/core/content/days";
import type { Language } from "@/lib/core/i18n/languages";
import {
  type CountedPage,
  type CountedSearch,
  countedPage,
  countedSearch,
  type RequestChannel,
  searchKey,
  unknownCountry,
} from "@/lib/figures/keys";
import type { Addition } from "@/lib/figures/mutations";
import type { Counted } from "@/lib/figures/schema";
import { hasCredentials } from "../admission/admission";
import { isPrefetch } from "../http/speculation-rules";

const maxSums = 10_000;
const maxSearches = 500;
/** Searches that other networks also made are free. */
const maxSearchesOfNetwork = 200;
const maxNetworks = 10_000;
const storeEvery = 60_000;
const maxAgents = 2_000;
const longestAgent = 1_000;

type Visit = IncomingMessage;

export interface VisitCounterOptions {
  countryOf(request: Visit): string | null;
  /** An address, or an IPv6 /64: its searches are limited together. */
  networkOf(request: Visit): string;
  store(additions: Addition[]): Promise<void>;
  onFailure(error: unknown): void;
  now?: () => number;
}

export interface VisitCounter {
  countPage(request: Visit, url: string): void;
  countShown(request: Visit, path: string): void;
  countRequest(request: Visit, tour: number, channel: RequestChannel, language: Language): void;
  countTool(tool: string, language: Language): void;
  /** Keeps counts that cannot be stored for the next call. */
  store(): Promise<void>;
  close(): Promise<void>;
}

function createBotCheck(): (agent: string | undefined) => boolean {
  const known = new LRUCache<string, boolean>({ max: maxAgents });
  return (agent) => {
    if (!agent || agent.length > longestAgent) return true;
    let bot = known.get(agent);
    if (bot === undefined) {
      bot = isbot(agent);
      known.set(agent, bot);
    }
    return bot;
  };
}

class Sums {
  static #made = 0;
  /** References hold this number instead of the object, so that old counters are not kept in memory. */
  readonly number = ++Sums.#made;
  readonly #sums = new Map<string, Addition>();
  #searches = 0;

  has({ day, what, language, key }: Addition): boolean {
    return this.#sums.has(`${day} ${what} ${language} ${key}`);
  }

  /** Returns undefined if there are too many counters. */
  add(addition: Addition): Addition | undefined {
    const name = `${addition.day} ${addition.what} ${addition.language} ${addition.key}`;
    const sum = this.#sums.get(name);
    if (sum) {
      sum.count += addition.count;
      return sum;
    }
    const isSearch = addition.what === "search";
    if (this.#sums.size >= maxSums || (isSearch && this.#searches >= maxSearches)) return undefined;
    if (isSearch) this.#searches += 1;
    const begun = { ...addition };
    this.#sums.set(name, begun);
    return begun;
  }

  list(): Addition[] {
    return [...this.#sums.values()];
  }
}

/** Finds a counter without building its name, which would slow down cached pages. */
interface CounterReference {
  of: number;
  sum: Addition;
}

function createDay(now: () => number): () => string {
  let from = Number.POSITIVE_INFINITY;
  let until = 0;
  let text = "";
  return () => {
    const moment = now();
    if (moment < from || moment >= until) {
      const day = operatorDay(new Date(moment));
      from = dayBegins(day).getTime();
      until = dayBegins(nextDay(day)).getTime();
      text = day.toISOString().slice(0, 10);
    }
    return text;
  };
}

/** Limits the distinct searches of a network per day. The key of the network's hash lives a day (docs/decisions/36). */
function createSearchLimit(): (network: string, day: string) => boolean {
  const begun = new LRUCache<string, { searches: number }>({ max: maxNetworks });
  let secret = randomBytes(32);
  let current = "";
  return (network, day) => {
    if (day !== current) {
      current = day;
      secret = randomBytes(32);
      begun.clear();
    }
    const name = createHmac("sha256", secret).update(network).digest("base64");
    const known = begun.get(name) ?? { searches: 0 };
    known.searches += 1;
    begun.set(name, known);
    return known.searches <= maxSearchesOfNetwork;
  };
}

/** Counts visits in memory and stores sums once a minute, without anything about the visitor (docs/decisions/36). */
export function createVisitCounter(options: VisitCounterOptions): VisitCounter {
  const { countryOf, networkOf, store, onFailure, now = Date.now } = options;
  const isBot = createBotCheck();
  const today = createDay(now);
  const admitsSearch = createSearchLimit();
  const pages = new LRUCache<string, { page: CountedPage | null; views?: CounterReference }>({
    max: maxSums,
  });
  const countries = new Map<string, CounterReference | undefined>();
  let sums = new Sums();
  let storing: Promise<void> | undefined;

  const add = (what: Counted, language: Language, key: string) =>
    sums.add({ day: today(), what, key, language, count: 1 });

  const addSearch = (request: Visit, search: CountedSearch) => {
    const { language } = search;
    const addition: Addition = { day: today(), what: "search", key: searchKey(search), language, count: 1 };
    if (sums.has(addition) || admitsSearch(networkOf(request), addition.day)) sums.add(addition);
  };

  const addTo = (last: CounterReference | undefined, addition: Addition): CounterReference | undefined => {
    if (last?.of === sums.number && last.sum.day === addition.day) {
      last.sum.count += 1;
      return last;
    }
    const sum = sums.add(addition);
    return sum && { of: sums.number, sum };
  };

  const pageOf = (path: string) => {
    let known = pages.get(path);
    if (!known) {
      known = { page: countedPage(path) };
      pages.set(path, known);
    }
    return known;
  };

  const isPerson = ({ headers }: Visit) => !hasCredentials(headers) && !isBot(headers["user-agent"]);

  /** Excludes prefetches, and requests of scripts such as the service worker or a list's filters. */
  const isNavigation = (request: IncomingMessage) => {
    const mode = request.headers["sec-fetch-mode"];
    return (mode === undefined || mode === "navigate") && !isPrefetch(request);
  };

  const addPage = (request: Visit, path: string) => {
    const known = pageOf(path);
    if (!known.page) return;
    const { language, key } = known.page;
    const day = today();
    known.views = addTo(known.views, { day, what: "view", key, language, count: 1 });
    const country = countryOf(request) ?? unknownCountry;
    const name = language + country;
    const seen = addTo(countries.get(name), { day, what: "country", key: country, language, count: 1 });
    countries.set(name, seen);
  };

  const storeSums = async () => {
    const taken = sums;
    sums = new Sums();
    try {
      await store(taken.list());
    } catch (error) {
      // Counts that came meanwhile are added second, because the oldest are kept if there are too many.
      for (const each of sums.list()) taken.add(each);
      sums = taken;
      onFailure(error);
    }
  };
  const storeAll = () => {
    storing ??= storeSums().finally(() => {
      storing = undefined;
    });
    return storing;
  };
  const timer = setInterval(() => void storeAll(), storeEvery).unref();

  return {
    countPage(request, url) {
      if (!isNavigation(request) || !isPerson(request)) return;
      const query = url.indexOf("?");
      addPage(request, query < 0 ? url : url.slice(0, query));
      const search = query < 0 ? null : countedSearch(url);
      if (search) addSearch(request, search);
    },
    countShown(request, path) {
      if (isPerson(request)) addPage(request, path);
    },
    countRequest(request, tour, channel, language) {
      if (isPerson(request)) add("request", language, `tour/${tour} ${channel}`);
    },
    countTool: (tool, language) => void add("assistant", language, tool),
    store: storeAll,
    async close() {
      clearInterval(timer);
      await storing;
      await storeAll();
    },
  };
}
