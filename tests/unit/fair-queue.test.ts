import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Abandoned, FairQueue, type FairQueueOptions, type Job } from "@/server/admission/fair-queue";

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A queue whose jobs end when the test says so. */
function stage(options: Partial<FairQueueOptions> = {}) {
  const queue = new FairQueue({ atOnce: 1, maxWaiting: 100, maxWaitingOfOne: 100, ...options });
  const begun: string[] = [];
  const ends = new Map<string, (status?: number) => void>();
  const outcomes: Record<string, string> = {};
  const job = (name: string) =>
    queue.job(
      () =>
        new Promise<{ status: number }>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (status = 200) => (status ? resolve({ status }) : reject(new Error("broken"))));
        }),
    );
  const watch = (name: string, waiting: Promise<{ status: number }>) =>
    waiting.then(
      ({ status }) => {
        outcomes[name] = String(status);
      },
      (error: Error) => {
        outcomes[name] = error.constructor.name;
      },
    );
  const ask = (name: string, address = "a", gone?: AbortSignal) => {
    const made = job(name);
    void watch(name, made.join({ address, gone }));
    return made;
  };
  const end = async (name: string, status?: number) => {
    ends.get(name)?.(status);
    ends.delete(name);
    await settle();
  };
  return { queue, begun, ends, outcomes, job, watch, ask, end };
}

describe("FairQueue", () => {
  it("runs so many at a time, those of one address in the order they came, and goes on after failures", async () => {
    const { ask, end, begun, outcomes, queue } = stage({ atOnce: 2 });
    for (const name of ["1", "2", "3", "4", "5"]) ask(name);
    expect(begun).toEqual(["1", "2"]);
    await end("2", 0);
    expect(begun).toEqual(["1", "2", "3"]);
    await end("1");
    await end("3", 503);
    await end("4");
    await end("5");
    expect(outcomes).toEqual({ 1: "200", 2: "Error", 3: "503", 4: "200", 5: "200" });
    expect(queue.stats()).toEqual({ running: 0, waiting: 0, begun: 5, failed: 2, refused: 0, abandoned: 0 });
  });

  it("lets addresses take turns: who asks once waits for one job of who asks a hundred times", async () => {
    const { ask, end, begun } = stage();
    for (let n = 0; n < 50; n += 1) ask(`flood ${n}`, "a");
    ask("bystander", "b");
    ask("another", "c");
    await end("flood 0");
    await end("flood 1");
    expect(begun).toEqual(["flood 0", "flood 1", "bystander"]);
    await end("bystander");
    expect(begun.at(-1)).toBe("another");
  });

  it("serves the remaining connections in their order after a connection closes", async () => {
    const { ask, job, watch, end, begun, outcomes } = stage();
    ask("running", "a");
    for (let n = 0; n < 9; n += 1) ask(`flood ${n}`, "a");
    const shared = job("shared");
    const left = new AbortController();
    void watch("who left", shared.join({ address: "a", gone: left.signal }));
    void watch("who stays", shared.join({ address: "b" }));
    left.abort();
    await end("running");
    await end("flood 0");
    expect(begun).toEqual(["running", "flood 0", "shared"]);
    await end("shared");
    expect(outcomes).toMatchObject({ "who left": "Abandoned", "who stays": "200" });
  });

  it("keeps the job of who joined it with a full line of their own, after the first one left", async () => {
    const { ask, job, watch, end, outcomes } = stage({ maxWaitingOfOne: 2 });
    ask("running", "a");
    for (const name of ["b1", "b2"]) ask(name, "b");
    const shared = job("shared");
    const left = new AbortController();
    void watch("who left", shared.join({ address: "c", gone: left.signal }));
    void watch("who stays", shared.join({ address: "b" }));
    left.abort();
    for (const name of ["running", "b1", "b2", "shared"]) await end(name);
    expect(outcomes).toMatchObject({ "who left": "Abandoned", "who stays": "200" });
  });

  it("gives a job to whoever joins while it runs, and finishes it when all have left", async () => {
    const { job, watch, end, outcomes } = stage();
    const shared = job("shared");
    const left = new AbortController();
    void watch("first", shared.join({ address: "a", gone: left.signal }));
    left.abort();
    await settle();
    expect(shared.dropped).toBe(false);
    void watch("second", shared.join({ address: "b" }));
    await end("shared");
    expect(outcomes).toEqual({ first: "Abandoned", second: "200" });
  });

  it("is bounded for one address, and gives the places of the longest line to others", async () => {
    const { ask, begun, outcomes, end } = stage({ maxWaiting: 6, maxWaitingOfOne: 5 });
    ask("running", "a");
    for (const n of [1, 2, 3, 4, 5, 6]) ask(`a${n}`, "a");
    await settle();
    expect(outcomes).toEqual({ a6: "QueueFull" });
    for (const name of ["b1", "c1", "d1"]) ask(name, name);
    await settle();
    // The last requests of the flood are refused.
    expect(outcomes).toEqual({ a6: "QueueFull", a5: "QueueFull", a4: "QueueFull" });
    for (const name of ["running", "a1", "b1", "c1", "d1", "a2", "a3"]) await end(name);
    expect(begun).toEqual(["running", "a1", "b1", "c1", "d1", "a2", "a3"]);
  });

  it("refuses whoever waits when what all depend on does not answer, not when it is slow", async () => {
    let away = false;
    const { ask, end, outcomes, queue } = stage({ stall: { after: 20, isStalled: async () => away } });
    ask("hanging");
    ask("waiting");
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(outcomes).toEqual({});
    away = true;
    await expect.poll(() => outcomes).toEqual({ waiting: "QueueStalled" });
    away = false;
    ask("later");
    await end("hanging");
    await end("later");
    expect(outcomes).toEqual({ hanging: "200", waiting: "QueueStalled", later: "200" });
    expect(queue.stats().waiting).toBe(0);
  });
});

const address = fc.constantFrom("a", "b", "c", "d");
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("ask" as const), address }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("join" as const), address, pick: fc.nat() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("leave" as const), pick: fc.nat() }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("end" as const), pick: fc.nat(), well: fc.boolean() }),
  },
);

interface Waiter {
  job: number;
  address: string;
  controller: AbortController;
  outcome: string | null;
}

describe("whoever comes, joins, leaves, in whatever order", () => {
  //
  it("everybody gets one outcome, nothing is begun for nobody, the bounds hold", async () => {
    const bounds = { atOnce: 2, maxWaiting: 6, maxWaitingOfOne: 3 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 80, size: "max" }), async (steps) => {
        const queue = new FairQueue(bounds);
        const jobs: Job<{ status: number }>[] = [];
        const waiters: Waiter[] = [];
        const running = new Map<number, (well: boolean) => void>();
        const waitersOf = (job: number) =>
          waiters.filter((each) => each.job === job && each.outcome === null);

        const join = (job: number, from: string) => {
          const waiter: Waiter = { job, address: from, controller: new AbortController(), outcome: null };
          waiters.push(waiter);
          jobs[job]?.join({ address: from, gone: waiter.controller.signal }).then(
            ({ status }) => {
              waiter.outcome = String(status);
            },
            (error: Error) => {
              waiter.outcome = error.constructor.name;
            },
          );
        };
        const ask = (from: string) => {
          const number = jobs.length;
          jobs.push(
            queue.job(
              () =>
                new Promise((resolve, reject) => {
                  // A render begins only while a visitor waits for the render.
                  expect(waitersOf(number).length).toBeGreaterThan(0);
                  running.set(number, (well) =>
                    well ? resolve({ status: 200 }) : reject(new Error("broken")),
                  );
                }),
            ),
          );
          join(number, from);
        };

        for (const next of steps) {
          if (next.do === "ask") ask(next.address);
          else if (next.do === "join") {
            const open = jobs.flatMap((job, n) => (job.dropped ? [] : [n]));
            const chosen = open[next.pick % (open.length || 1)];
            if (chosen !== undefined) join(chosen, next.address);
          } else if (next.do === "leave") {
            const left = waiters.filter(({ outcome }) => outcome === null);
            left[next.pick % (left.length || 1)]?.controller.abort();
          } else {
            const [number, end] = [...running][next.pick % (running.size || 1)] ?? [];
            if (number !== undefined) running.delete(number);
            end?.(next.well);
          }
          await settle();
          const { running: atOnce, waiting } = queue.stats();
          expect(atOnce).toBe(running.size);
          expect(atOnce).toBeLessThanOrEqual(bounds.atOnce);
          expect(waiting).toBeLessThanOrEqual(bounds.maxWaiting);
          // Nobody waits beside a free place.
          if (atOnce < bounds.atOnce) expect(waiting).toBe(0);
        }
        while (running.size > 0) {
          const [[number, end] = []] = running;
          if (number !== undefined) running.delete(number);
          end?.(true);
          await settle();
        }
        expect(waiters.every(({ outcome }) => outcome !== null)).toBe(true);
        expect(queue.stats()).toMatchObject({ running: 0, waiting: 0 });
        for (const { outcome, controller } of waiters) {
          if (outcome === Abandoned.name) expect(controller.signal.aborted).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  //
  it("keeps its limit with 10,000 addresses at once, and remembers no address", async () => {
    const { ask, end, begun, queue } = stage({ maxWaiting: 500, maxWaitingOfOne: 50 });
    const start = process.cpuUsage();
    for (let n = 0; n < 10_000; n += 1) ask(`job ${n}`, `2001:db8:${n.toString(16)}::1`);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(2);
    expect(queue.stats()).toMatchObject({ running: 1, waiting: 500, refused: 9_499 });
    for (let n = 0; n <= 500; n += 1) await end(begun.at(-1) ?? "");
    expect(queue.stats()).toMatchObject({ running: 0, waiting: 0, begun: 501 });
    ask("of a new address", "b");
    expect(begun.at(-1)).toBe("of a new address");
  });
});
