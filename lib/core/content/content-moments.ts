import { dayMs } from "../durations";
import { utcOffset } from "../utc-offset";
import { dayBegins, nextDay, operatorDay } from "./days";

/** More days at once than a site stands still: then anything may have changed. */
const mostDays = 400;

/** A clock may be corrected by so many milliseconds without a reader noticing. */
const smallCorrection = 1_000;

/** Returns the keys that change between two days (`2026-01-10`); null (everything) if the clock was set back. */
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

function familyOf(key: string): string | null {
  const colon = key.indexOf(":");
  return colon < 0 ? null : `${key.slice(0, colon)}:*`;
}

/** Numbers the states of the content. A new day in the operator's zone and an announced moment are states too: promos end without a write. */
export class ContentMoments {
  #now = 1;
  /** Everything counts as changed since states before this number. */
  #floor = 1;
  readonly #changed = new Map<string, number>();
  #day = { from: 0, until: Number.POSITIVE_INFINITY, text: "", offset: 0 };
  readonly #announced = new Set<number>();
  #nextChange = Number.POSITIVE_INFINITY;
  #latest = 0;
  readonly #listeners = new Set<() => void>();
  readonly #maxKeys: number;

  /** @param most how many changes of single keys are remembered; a forgotten change counts as a change of everything */
  constructor(most = 20_000) {
    this.#maxKeys = most;
    this.#turnTo(Date.now());
  }

  now(): number {
    const time = Date.now();
    if (utcOffset() !== this.#day.offset) {
      this.#turnTo(time);
      this.raise(null);
    }
    if (time < this.#day.from || time >= this.#day.until) {
      const before = this.#day.text;
      this.#turnTo(time);
      this.raise(changedByDays(before, this.#day.text));
    }
    if (time >= this.#nextChange) this.#raiseAnnounced(time);
    // Moments that have passed lie ahead again once the clock is set back, and no page announces them any more.
    if (time < this.#latest - smallCorrection) this.raise(null);
    this.#latest = time;
    return this.#now;
  }

  /** Returns the key that will be raised at `time` (milliseconds); null after this day, because the key `day` is raised first. */
  announce(time: number): `moment:${string}` | null {
    this.now();
    if (time >= this.#day.until) return null;
    this.#announced.add(time);
    this.#nextChange = Math.min(this.#nextChange, time);
    return momentKey(time);
  }

  day(): string {
    this.now();
    return this.#day.text;
  }

  /** Null means that everything may have changed. */
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

  changedSince(since: number, contentKeys: readonly string[] | null): boolean {
    if (since < this.#floor) return true;
    if (contentKeys === null) return since < this.#now;
    return contentKeys.some((key) => (this.#changed.get(key) ?? 0) > since);
  }

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
    this.#day = { from, until: from + dayMs, text: day.toISOString().slice(0, 10), offset: utcOffset() };
  }
}
