import { dayMs } from "../durations";
import { dayBegins, nextDay, operatorDay } from "./days";

/** More days at once than a site stands still: then anything may have changed. */
const mostDays = 400;

/** What changes where one day follows another, as `2026-01-10`: null, anything, where the clock was set back. */
function changedByDays(before: string, after: string): string[] | null {
  const keys = before.slice(0, 4) === after.slice(0, 4) ? ["day"] : ["day", "year"];
  for (let day = before; day < after; day = nextDay(new Date(day)).toISOString().slice(0, 10)) {
    if (keys.length > mostDays) return null;
    keys.push(`until:${day}`);
  }
  return before < after ? keys : null;
}

function momentKey(time: number): `moment:${string}` {
  return `moment:${new Date(time).toISOString()}`;
}

/** `tour:*` for `tour:12`. */
function familyOf(key: string): string | null {
  const colon = key.indexOf(":");
  return colon < 0 ? null : `${key.slice(0, colon)}:*`;
}

/**
 * Numbers the states of the content that this process has seen, and knows what changed between two of them. The days
 * of Bangkok are states as well, because promos end and posts appear without a write. So are announced moments, such as
 * the cut-off of a tour.
 */
export class ContentMoments {
  #now = 1;
  /** Before it, everything counts as changed. */
  #floor = 1;
  /** When each key last changed, the latest last. */
  readonly #changed = new Map<string, number>();
  #day = { from: 0, until: Number.POSITIVE_INFINITY, text: "" };
  /** The announced changes of this day that have not happened yet, in milliseconds. */
  readonly #announced = new Set<number>();
  #nextChange = Number.POSITIVE_INFINITY;
  readonly #listeners = new Set<() => void>();
  readonly #maxKeys: number;

  /** @param most the latest changes of single keys that are remembered; older ones count as a change of everything */
  constructor(most = 20_000) {
    this.#maxKeys = most;
    this.#turnTo(Date.now());
  }

  /** The number of this moment's state: the same number, the same content. */
  now(): number {
    const time = Date.now();
    if (time < this.#day.from || time >= this.#day.until) {
      const before = this.#day.text;
      this.#turnTo(time);
      this.raise(changedByDays(before, this.#day.text));
    }
    if (time >= this.#nextChange) this.#raiseAnnounced(time);
    return this.#now;
  }

  /**
   * Announces that content changes at a moment of this day (`time` in milliseconds). Returns the key that is raised then;
   * null for a moment after this day, because the key `day` is raised before it.
   */
  announce(time: number): `moment:${string}` | null {
    this.now();
    if (time >= this.#day.until) return null;
    this.#announced.add(time);
    this.#nextChange = Math.min(this.#nextChange, time);
    return momentKey(time);
  }

  /** The day in Bangkok, as `2026-01-10`. */
  day(): string {
    this.now();
    return this.#day.text;
  }

  /** A new state, which differs from the last one by what `keys` name; null: by anything. */
  raise(keys: readonly string[] | null): void {
    this.#now += 1;
    if (keys === null || keys.includes("*")) {
      this.#floor = this.#now;
      this.#changed.clear();
    } else {
      for (const key of keys) {
        this.#note(key);
        const family = familyOf(key);
        if (family) this.#note(family);
      }
    }
    for (const listener of this.#listeners) listener();
  }

  /** Whether anything that `madeOf` names (null: anything at all) has changed since the state numbered `since`. */
  changedSince(since: number, madeOf: readonly string[] | null): boolean {
    if (since < this.#floor) return true;
    if (madeOf === null) return since < this.#now;
    return madeOf.some((key) => (this.#changed.get(key) ?? 0) > since);
  }

  /** Calls `listener` after each new state; returns how to end that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #raiseAnnounced(time: number): void {
    const due = [...this.#announced].filter((each) => each <= time);
    for (const each of due) this.#announced.delete(each);
    this.#nextChange = Math.min(...this.#announced);
    this.raise(due.map(momentKey));
  }

  #note(key: string): void {
    this.#changed.delete(key);
    this.#changed.set(key, this.#now);
    if (this.#changed.size <= this.#maxKeys) return;
    const [[oldest, moment] = ["", 0]] = this.#changed;
    this.#changed.delete(oldest);
    this.#floor = Math.max(this.#floor, moment);
  }

  #turnTo(time: number): void {
    const day = operatorDay(new Date(time));
    const from = dayBegins(day).getTime();
    this.#day = { from, until: from + dayMs, text: day.toISOString().slice(0, 10) };
  }
}
