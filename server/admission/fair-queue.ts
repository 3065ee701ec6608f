import { setImmediate as immediate } from "node:timers/promises";

export interface Visitor {
  address: string;
  gone?: AbortSignal;
}

export interface FairQueueOptions {
  atOnce: number;
  maxWaiting: number;
  maxWaitingOfOne: number;
  /** Refuses all waiting jobs if none succeeded for `after` milliseconds and `isStalled` is true. */
  stall?: { after: number; isStalled: () => Promise<boolean> };
}

export class QueueFull extends Error {}
export class QueueStalled extends Error {}
/** No client waits for the result any more. */
export class Abandoned extends Error {}

/** Throws `Abandoned` if the visitor has left. Node notices that only after two turns of the event loop. */
export async function throwIfAbandoned({ gone }: Visitor): Promise<void> {
  await immediate();
  await immediate();
  if (gone?.aborted) throw new Abandoned();
}

/** Work that several visitors can wait for. It starts only while one of them waits. */
export interface Job<T> {
  readonly result: Promise<T>;
  /** The job will never run; callers create a new one. */
  readonly dropped: boolean;
  join(visitor: Visitor): Promise<T>;
}

export interface QueueStats {
  running: number;
  waiting: number;
  begun: number;
  failed: number;
  refused: number;
  abandoned: number;
}

/** Milliseconds after which an endless job no longer occupies a slot. */
const longest = 30_000;

interface Entry {
  state: "new" | "waiting" | "begun" | "dropped";
  waiters: Map<string, number>;
  run(): Promise<boolean>;
  refuse(reason: Error): void;
}

/** Limits concurrent jobs and serves addresses in turn. A full queue drops the last job of the longest line. */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** Waiting jobs by address. The first address is served next. */
  readonly #lines = new Map<string, Entry[]>();
  readonly #counts = { begun: 0, failed: 0, refused: 0, abandoned: 0 };
  #running = 0;
  #waiting = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moved = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  stats(): QueueStats {
    return { running: this.#running, waiting: this.#waiting, ...this.#counts };
  }

  job<T extends { status: number }>(task: () => Promise<T>): Job<T> {
    const entry: Entry = {
      state: "new",
      waiters: new Map(),
      run: async () => false,
      refuse: () => undefined,
    };
    const result = new Promise<T>((resolve, reject) => {
      entry.refuse = reject;
      entry.run = async () => {
        const running = task();
        running.then(resolve, reject);
        return running.then(
          ({ status }) => status < 500,
          () => false,
        );
      };
    });
    // Without visitors a failure must not count as an unhandled rejection.
    result.catch(() => undefined);
    return {
      result,
      get dropped() {
        return entry.state === "dropped";
      },
      join: (visitor) => this.#join(entry, result, visitor),
    };
  }

  run<T extends { status: number }>(task: () => Promise<T>, visitor: Visitor): Promise<T> {
    return this.job(task).join(visitor);
  }

  #join<T>(entry: Entry, result: Promise<T>, { address, gone }: Visitor): Promise<T> {
    if (gone?.aborted) {
      if (entry.state === "new") this.#drop(entry, new Abandoned());
      return Promise.reject(new Abandoned());
    }
    this.#admit(entry, address);
    if (!gone) return result;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(new Abandoned());
        this.#leave(entry, address);
      };
      gone.addEventListener("abort", leave, { once: true });
      result.finally(() => gone.removeEventListener("abort", leave)).then(resolve, reject);
    });
  }

  #admit(entry: Entry, address: string): void {
    if (entry.state === "new") {
      if (this.#running < this.#options.atOnce) {
        this.#begin(entry);
        return;
      }
      if (!this.#hasRoom(address)) {
        this.#counts.refused += 1;
        this.#drop(entry, new QueueFull());
        return;
      }
      if (this.#waiting === 0) this.#moved = performance.now();
      this.#waiting += 1;
      entry.state = "waiting";
      this.#watch();
    }
    if (entry.state !== "waiting") return;
    entry.waiters.set(address, (entry.waiters.get(address) ?? 0) + 1);
    const line = this.#lines.get(address) ?? [];
    // The job waits in the lines of all its addresses. The first line that is served starts it.
    if (line.includes(entry) || line.length >= this.#options.maxWaitingOfOne) return;
    this.#lines.set(address, [...line, entry]);
  }

  #leave(entry: Entry, address: string): void {
    if (entry.state !== "waiting") return;
    const others = (entry.waiters.get(address) ?? 1) - 1;
    if (others > 0) return void entry.waiters.set(address, others);
    entry.waiters.delete(address);
    this.#takeFromLine(address, entry);
    const [stays] = entry.waiters.keys();
    if (stays !== undefined) {
      // An address whose own line was full relied on the line of the address that has left now.
      if (!this.#isInLine(entry)) this.#lines.set(stays, [...(this.#lines.get(stays) ?? []), entry]);
      return;
    }
    this.#counts.abandoned += 1;
    this.#drop(entry, new Abandoned());
  }

  /** Makes room in a full queue by dropping the last job of the longest line. */
  #hasRoom(address: string): boolean {
    const { maxWaiting, maxWaitingOfOne } = this.#options;
    const own = this.#lines.get(address)?.length ?? 0;
    if (own >= maxWaitingOfOne) return false;
    if (this.#waiting < maxWaiting) return true;
    // Each refused request comes here, so the lines are not copied.
    let longest: Entry[] = [];
    for (const line of this.#lines.values()) if (line.length > longest.length) longest = line;
    const last = longest.at(-1);
    if (!last || longest.length <= own + 1) return false;
    this.#counts.refused += 1;
    this.#drop(last, new QueueFull());
    return true;
  }

  #isInLine(entry: Entry): boolean {
    return [...entry.waiters.keys()].some((address) => this.#lines.get(address)?.includes(entry));
  }

  #takeFromLine(address: string, entry: Entry): void {
    const line = this.#lines.get(address)?.filter((each) => each !== entry) ?? [];
    if (line.length > 0) this.#lines.set(address, line);
    else this.#lines.delete(address);
  }

  #withdraw(entry: Entry): void {
    if (entry.state !== "waiting") return;
    for (const address of entry.waiters.keys()) this.#takeFromLine(address, entry);
    this.#waiting -= 1;
  }

  #drop(entry: Entry, reason: Error): void {
    this.#withdraw(entry);
    entry.state = "dropped";
    entry.refuse(reason);
  }

  #begin(entry: Entry): void {
    this.#withdraw(entry);
    entry.state = "begun";
    this.#running += 1;
    this.#counts.begun += 1;
    let ended = false;
    const end = (well: boolean) => {
      if (ended) return;
      ended = true;
      clearTimeout(limit);
      this.#running -= 1;
      if (well) this.#moved = performance.now();
      else this.#counts.failed += 1;
      this.#beginNext();
    };
    const limit = setTimeout(end, longest, false).unref();
    void entry.run().then(end);
  }

  #beginNext(): void {
    const [first] = this.#lines;
    const [address, [entry] = []] = first ?? [];
    if (address === undefined || !entry || this.#running >= this.#options.atOnce) return;
    this.#begin(entry);
    const rest = this.#lines.get(address);
    if (rest) {
      this.#lines.delete(address);
      this.#lines.set(address, rest);
    }
    this.#beginNext();
  }

  #watch(): void {
    const { stall } = this.#options;
    if (!stall || this.#timer || this.#waiting === 0) return;
    const look = async () => {
      const still = performance.now() - this.#moved >= stall.after;
      const inVain = still && (await stall.isStalled());
      this.#timer = undefined;
      if (inVain)
        for (const entry of new Set([...this.#lines.values()].flat())) this.#drop(entry, new QueueStalled());
      this.#watch();
    };
    const left = this.#moved + stall.after - performance.now();
    this.#timer = setTimeout(() => void look(), Math.max(50, left)).unref();
  }
}
