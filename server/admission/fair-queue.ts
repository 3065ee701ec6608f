/** Who waits for a result. */
export interface Visitor {
  /** Jobs of different addresses take turns. */
  address: string;
  /** Fires when nobody reads the response any more. */
  gone?: AbortSignal;
}

export interface FairQueueOptions {
  /** Jobs that run at a time. */
  atOnce: number;
  /** Jobs that wait, of all addresses together and of one. */
  maxWaiting: number;
  maxWaitingOfOne: number;
  /**
   * Where jobs wait and none has ended well for `after` milliseconds, `isStalled` is asked whether waiting is in vain;
   * if it is, all that wait are refused. Slow work alone refuses nobody.
   */
  stall?: { after: number; isStalled: () => Promise<boolean> };
}

/** There is no place left: for this address, or for anybody. */
export class QueueFull extends Error {}
/** What the jobs depend on does not answer. */
export class QueueStalled extends Error {}
/** Nobody waits for the result any more. */
export class Abandoned extends Error {}

/** Work that several visitors may wait for; it is begun only while one of them does. */
export interface Job<T> {
  /** The outcome; an error where the job was refused or dropped. */
  readonly result: Promise<T>;
  /** True where the job will never run: who needs its result makes a new one. */
  readonly dropped: boolean;
  /** Waits with the others. The first one to join puts the job into the queue. */
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

/** Milliseconds after which a job that does not end no longer counts as running: it must not hold its place for ever. */
const longest = 30_000;

/** A job as the queue sees it. */
interface Entry {
  state: "new" | "waiting" | "begun" | "dropped";
  /** How many wait, by address. */
  waiters: Map<string, number>;
  /** Resolves when it has ended, with whether it ended well. */
  run(): Promise<boolean>;
  refuse(reason: Error): void;
}

/**
 * Runs so many jobs at a time; the others wait in a line per address, and the lines take turns, so that who sends
 * much delays himself. The queue is bounded; when it is full, the longest line gives up its last place to a shorter
 * one. A job that everybody has left before its turn is dropped.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** By address, in the order of their turns. */
  readonly #lines = new Map<string, Entry[]>();
  readonly #counts = { begun: 0, failed: 0, refused: 0, abandoned: 0 };
  #running = 0;
  #waiting = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When a job last ended well, or the first of those that wait came. */
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
    // Those who wait hear of a failure; without them nobody needs to.
    result.catch(() => undefined);
    return {
      result,
      get dropped() {
        return entry.state === "dropped";
      },
      join: (visitor) => this.#join(entry, result, visitor),
    };
  }

  /** Runs one visitor's own task. */
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
    // Whoever joins has it done in his own turn, if that comes first.
    if (line.includes(entry) || line.length >= this.#options.maxWaitingOfOne) return;
    this.#lines.set(address, [...line, entry]);
  }

  #leave(entry: Entry, address: string): void {
    if (entry.state !== "waiting") return;
    const others = (entry.waiters.get(address) ?? 1) - 1;
    if (others > 0) return void entry.waiters.set(address, others);
    entry.waiters.delete(address);
    this.#takeFromLine(address, entry);
    if (entry.waiters.size > 0) return;
    this.#counts.abandoned += 1;
    this.#drop(entry, new Abandoned());
  }

  /** Whether one more of `address` may wait; where all places are taken, the longest line loses its last. */
  #hasRoom(address: string): boolean {
    const { maxWaiting, maxWaitingOfOne } = this.#options;
    const own = this.#lines.get(address)?.length ?? 0;
    if (own >= maxWaitingOfOne) return false;
    if (this.#waiting < maxWaiting) return true;
    const longest = [...this.#lines.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    const last = longest.at(-1);
    if (!last || longest.length <= own + 1) return false;
    this.#counts.refused += 1;
    this.#drop(last, new QueueFull());
    return true;
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
      // To the end of the round.
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
