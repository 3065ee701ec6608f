import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContentKnowledge, type StoredVersion } from "@/lib/core/content/content-version";
import { type ContentKey, dependsOn } from "@/lib/core/content/dependencies";
import type { Page } from "@/server/page-cache/page";
import { PageCache } from "@/server/page-cache/page-cache";

function page(text: string, status = 200): Page {
  const br = Buffer.from(text);
  return { status, contentType: "text/html", location: undefined, policy: "", etag: text, br };
}

const textOf = (given: Page) => given.br.toString();

/** Lets everything that is ready to go on do so. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const records = [0, 1, 2, 3] as const;
const keyOf = (record: number): ContentKey => `tour:${record}`;
/** The list shows two records, which change; the last page forgets to say what it is made of. */
const urls = ["/0", "/1", "/list", "/forgot"] as const;
type Url = (typeof urls)[number];

interface State {
  /** Of each record the number of the write that it holds. */
  values: number[];
  /** Where the list begins. */
  first: number;
}

/** A database with a row, a log and its history, as the triggers write them. */
class Database {
  states: State[] = [{ values: records.map(() => 0), first: 0 }];
  row: StoredVersion = { version: 1n, write_id: "w0" };
  rows = [this.row];
  log: { version: bigint; write_id: string; previous_write_id: string; keys: string[] }[] = [];
  writes = 0;
  /** A recovery starts the server anew. */
  starts = 1;

  get state(): State {
    return this.states[this.states.length - 1] ?? { values: [], first: 0 };
  }

  /** One write: of records, or of the list's beginning; a version raised by hand has no log. */
  write(touched: number[], move: boolean, byHand: boolean): void {
    this.writes += 1;
    const values = this.state.values.map((value, record) => (touched.includes(record) ? this.writes : value));
    this.states.push({ values, first: move ? (this.state.first + 1) % 3 : this.state.first });
    const previous = this.row;
    this.row = { version: previous.version + 1n, write_id: `w${this.writes}` };
    this.rows.push(this.row);
    const keys = [...touched.map(keyOf), ...(move ? ["tours:1"] : [])];
    if (!byHand) this.log.push({ ...this.row, previous_write_id: previous.write_id, keys });
  }

  recover(back: number): void {
    this.starts += 1;
    const kept = Math.max(1, this.states.length - back);
    this.states = this.states.slice(0, kept);
    this.rows = this.rows.slice(0, kept);
    this.row = this.rows[kept - 1] ?? this.row;
    this.log = this.log.filter(({ version }) => version <= this.row.version);
  }

  /** Of the log only the latest rows are kept. */
  read(since: bigint): StoredVersion {
    return {
      ...this.row,
      server: `${this.starts}`,
      changes: this.log.slice(-4).filter(({ version }) => version > since),
    };
  }
}

function shownOn(url: Url, { values, first }: State): number[] {
  if (url === "/0" || url === "/1") return [Number(url.slice(1))];
  return url === "/list" ? [first, first + 1] : values.map((_, record) => record);
}

const texts = (url: Url, state: State) =>
  `${url} ${shownOn(url, state)
    .map((record) => `${record}=${state.values[record]}`)
    .join(" ")}`;

/** One process: what it knows of the database, and its cache. */
class Instance {
  readonly knowledge = new ContentKnowledge();
  /** The database's history as far as this process has learned it. */
  known = 0;
  readonly open: { end(how: "good" | "error"): void }[] = [];
  renders: Url[] = [];
  readonly cache: PageCache;

  constructor(readonly database: Database) {
    this.cache = new PageCache({
      content: this.knowledge.moments,
      maxBytes: 1_000_000,
      render: (url) => this.render(url as Url),
    });
  }

  async render(url: Url): Promise<Page> {
    this.renders.push(url);
    const { state } = this.database;
    const shown = shownOn(url, state);
    if (url === "/list") dependsOn("tours:1");
    if (url !== "/forgot") dependsOn(...shown.map(keyOf));
    return new Promise((resolve, reject) => {
      const end = (how: "good" | "error") =>
        how === "good" ? resolve(page(texts(url, state))) : reject(new Error("away"));
      this.open.push({ end });
    });
  }

  async learn(): Promise<void> {
    await this.knowledge.learn(async (since) => this.database.read(since));
    this.known = this.database.states.length;
  }

  async finishAll(): Promise<void> {
    while (this.open.length > 0) {
      this.open.shift()?.end("good");
      await settle();
    }
  }
}

const which = fc.nat(1);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("write" as const),
      touched: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
      move: fc.boolean(),
      byHand: fc.nat(9).map((n) => n === 0),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("learn" as const), which }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("ask" as const), which, url: fc.constantFrom(...urls) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("finish" as const),
      which,
      pick: fc.nat(),
      how: fc.constantFrom("good" as const, "good" as const, "good" as const, "error" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("recover" as const), back: fc.integer({ min: 1, max: 6 }) }),
  },
);

/** Whether a text is the page in one of the states. */
const isOf = (url: Url, states: State[], text: string) => states.some((state) => texts(url, state) === text);

describe("two processes on one database, whatever is written, lost, late or taken back", () => {
  // R-27.16
  it("a page is no older than what its process knew when it was asked for, and the last one is the truth", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: "max" }), async (steps) => {
        const database = new Database();
        const instances = [new Instance(database), new Instance(database)] as const;
        const asked: Promise<void>[] = [];
        let recovered = false;
        for (const instance of instances) await instance.learn();
        for (const next of steps) {
          if (next.do === "write") database.write(next.touched, next.move, next.byHand);
          else if (next.do === "recover") {
            recovered = true;
            database.recover(next.back);
          } else {
            const instance = instances[next.which as 0 | 1];
            if (next.do === "learn") await instance.learn();
            else if (next.do === "finish")
              instance.open.splice(next.pick % (instance.open.length || 1), 1)[0]?.end(next.how);
            else {
              const { known } = instance;
              const answer = instance.cache.get(next.url).then(
                ({ page: shown, stale }) => {
                  if (recovered || stale) return;
                  // The state that it knew, or a later one.
                  expect(isOf(next.url, database.states.slice(known - 1), textOf(shown))).toBe(true);
                },
                (error: Error) => expect(error.message).toBe("away"),
              );
              asked.push(answer);
            }
          }
          await settle();
        }
        for (const instance of instances) {
          await instance.finishAll();
          await instance.learn();
          for (const url of urls) {
            const last = instance.cache.get(url);
            await settle();
            await instance.finishAll();
            expect(textOf((await last).page)).toBe(texts(url, database.state));
          }
        }
        await Promise.all(asked);
      }),
      { numRuns: 600 },
    );
  });

  // R-27.15
  it("a write that was followed renders anew what shows it, and nothing else", async () => {
    const write = fc.record({ touched: fc.uniqueArray(fc.nat(3), { maxLength: 2 }), move: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(write, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
        async (rounds) => {
          const database = new Database();
          const instance = new Instance(database);
          const askAll = async () => {
            instance.renders = [];
            const all = urls.map((url) => instance.cache.get(url));
            await settle();
            await instance.finishAll();
            await Promise.all(all);
          };
          await instance.learn();
          await askAll();
          for (const writes of rounds) {
            const before = database.state;
            for (const { touched, move } of writes) database.write(touched, move, false);
            await instance.learn();
            await askAll();
            const touched = new Set(writes.flatMap((each) => each.touched));
            const moved = writes.some(({ move }) => move);
            const expected = urls.filter(
              (url) =>
                url === "/forgot" ||
                (url === "/list" && moved) ||
                shownOn(url, before).some((record) => touched.has(record)),
            );
            expect(instance.renders).toEqual(expected);
            await askAll();
            expect(instance.renders).toEqual([]);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("renewing", () => {
  const content = (now: () => number, changed: (contentKeys: readonly string[] | null) => boolean) => ({
    now,
    changedSince: (since: number, contentKeys: readonly string[] | null) =>
      since < now() && changed(contentKeys),
  });

  it("names the outdated pages that are asked for, those asked most first, and forgets old demand", async () => {
    let state = 1;
    const cache = new PageCache({
      content: content(
        () => state,
        (contentKeys) => contentKeys?.includes("tour:1") ?? true,
      ),
      maxBytes: 1_000_000,
      render: async (url) => {
        dependsOn(url === "/other" ? "tour:2" : "tour:1");
        return page(url);
      },
    });
    const ask = async (url: string, times: number) => {
      for (let time = 0; time < times; time += 1) await cache.get(url, { address: "visitor" });
    };
    await ask("/rare", 1);
    await ask("/some", 3);
    await ask("/most", 9);
    await ask("/other", 9);
    expect(cache.outdated()).toEqual([]);
    state = 2;
    expect(cache.outdated()).toEqual(["/most", "/some"]);
    for (const url of cache.outdated()) await cache.get(url);
    expect(cache.outdated()).toEqual([]);
    state = 3;
    await cache.get("/most");
    expect(cache.outdated()).toEqual(["/some"]);
    await cache.get("/some");
    state = 4;
    expect(cache.outdated()).toEqual(["/most"]);
  });

  // R-27.18
  it("hands the last page to its renewal, and keeps it where that returns it", async () => {
    let state = 1;
    const given: (Page | undefined)[] = [];
    const cache = new PageCache({
      content: content(
        () => state,
        () => true,
      ),
      maxBytes: 1_000_000,
      render: async (_url, last) => {
        given.push(last);
        return last ?? page("same");
      },
    });
    const { page: first } = await cache.get("/en");
    state = 2;
    const { page: second } = await cache.get("/en");
    expect(second).toBe(first);
    expect(given).toEqual([undefined, first]);
    expect(cache.current("/en")).toBe(first);
  });
});
