import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/log.ts";
import { shutDown } from "../process/lifecycle.ts";
import { watchWorker } from "./watch-worker.ts";
import { startWorker, type WorkerProcess } from "./worker-process.ts";

/** Milliseconds before a worker that died is replaced: doubled with each death within the time, up to the most. */
const REPLACE = { first: 500, most: 30_000, within: 60_000 };
/** Deaths of one worker within that time after which a site that serves nothing ends: its supervisor may help. */
const MOST_DEATHS = 5;
/** Milliseconds that a worker gets to end: a little more than it takes by itself, less than this process has. */
const END_LIMIT_MS = 12_000;
/** Milliseconds that a save waits for the other processes. */
const TELL_LIMIT_MS = 1_000;
/** Milliseconds that the next worker's renewal waits for the one before, which may keep idle connections for longer. */
const RETIRE_WAIT_MS = 10_000;

/** The pause before a worker is replaced whose deaths were at these times, the latest of them now. */
export function replaceDelay(deaths: number[], now: number): number {
  const recent = deaths.filter((time) => time > now - REPLACE.within).length;
  return Math.min(REPLACE.most, REPLACE.first * 2 ** Math.max(0, recent - 1));
}

interface Place {
  number: number;
  /** Serves, or is being started after a death. */
  current: WorkerProcess | null;
  /** Is being started to take its place. */
  next: WorkerProcess | null;
  deaths: number[];
}

export interface WorkerPool {
  /** Those that serve, without those that only end their connections. */
  serving(): WorkerProcess[];
  /** Deaths so far. */
  deaths(): number;
  /** Replaces every worker, one after the other, each when its successor serves. False where one does not start. */
  renew(): Promise<boolean>;
  /** Ends all of them, and those that do not end by themselves in time. */
  close(): Promise<void>;
}

/** Starts `count` workers and keeps as many serving; rejects where one of the first cannot serve. */
export async function startWorkerPool(count: number): Promise<WorkerPool> {
  const places = Array.from({ length: count }, (_, index): Place => {
    return { number: index + 1, current: null, next: null, deaths: [] };
  });
  const running = new Set<WorkerProcess>();
  /** Those that began to, until they end: one that is retired still answers, and hears of changes. */
  const serving = new Set<WorkerProcess>();
  let deaths = 0;
  let started = false;
  let renewing = Promise.resolve(true);
  const closing = new AbortController();

  const start = (place: Place): WorkerProcess => {
    const others = () => [...serving].filter((each) => each !== worker);
    const worker: WorkerProcess = startWorker(place.number, {
      // One that does not answer is dead or hangs, and is not to hold up a save.
      changed: () => Promise.allSettled(others().map((each) => each.ask("see changes", TELL_LIMIT_MS))),
    });
    running.add(worker);
    worker.ready.then(
      () => {
        serving.add(worker);
        watchWorker(worker, async () => place.current === worker && renewPlace(place));
      },
      () => {},
    );
    worker.ended.then((how) => {
      running.delete(worker);
      serving.delete(worker);
      if (started && place.current === worker && !closing.signal.aborted) void replace(place, how);
    });
    return worker;
  };

  const replace = async (place: Place, how: string): Promise<void> => {
    place.current = null;
    const now = Date.now();
    deaths += 1;
    place.deaths = [...place.deaths.filter((time) => time > now - REPLACE.within), now];
    const named = { worker: place.number };
    // Its successor is on the way.
    if (place.next) return log().error(named, `worker ${place.number} ${how}`);
    if (serving.size === 0 && place.deaths.length > MOST_DEATHS) {
      log().fatal(
        named,
        `worker ${place.number} ${how}, again and again, and no other serves; the site ends`,
      );
      return void shutDown(1);
    }
    const wait = replaceDelay(place.deaths, now);
    log().error(named, `worker ${place.number} ${how}; it is replaced in ${wait / 1_000} s`);
    await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
    if (closing.signal.aborted || place.current || place.next) return;
    place.current = start(place);
    await place.current.ready.then(
      () => log().info(named, `worker ${place.number} serves again`),
      () => {},
    );
  };

  /** Starts the successor, and only then has the worker end its connections. */
  const renewPlace = async (place: Place): Promise<boolean> => {
    if (place.next || closing.signal.aborted) return false;
    const next = start(place);
    place.next = next;
    try {
      await next.ready;
    } catch (err) {
      place.next = null;
      if (closing.signal.aborted) return false;
      log().error({ err, worker: place.number }, "the new worker cannot serve; the old one stays");
      if (!place.current) void replace(place, "is gone");
      return false;
    }
    const { current } = place;
    place.current = next;
    place.next = null;
    log().info({ worker: place.number }, `worker ${place.number} is renewed`);
    if (!current) return true;
    await current.ask("retire", END_LIMIT_MS).catch(() => current.kill());
    await Promise.race([current.ended, pause(RETIRE_WAIT_MS, undefined, { ref: false })]);
    return true;
  };

  for (const place of places) place.current = start(place);
  await Promise.all(places.map(({ current }) => current?.ready));
  started = true;
  return {
    serving: () => places.flatMap(({ current }) => (current && serving.has(current) ? current : [])),
    deaths: () => deaths,
    renew() {
      const all = async () => {
        for (const place of places) if (!(await renewPlace(place))) return false;
        return true;
      };
      renewing = renewing.then(all);
      return renewing;
    },
    async close() {
      closing.abort();
      const limit = setTimeout(() => {
        for (const worker of running) worker.kill();
      }, END_LIMIT_MS);
      await Promise.all(
        [...running].map((worker) => {
          // One that cannot be told is gone, or is killed at the end of the time.
          worker.ask("end", END_LIMIT_MS).catch(() => {});
          return worker.ended;
        }),
      );
      clearTimeout(limit);
    },
  };
}
