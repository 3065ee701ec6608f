import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { env, parseEnv, poolSize, workersOf } from "@/lib/env";
import { connectionShare } from "@/server/http/http-server";
import { createPeer } from "@/server/workers/peer";
import { workerCount } from "@/server/workers/worker-count";
import { mergeFigures } from "@/server/workers/worker-figures";
import { replaceDelay } from "@/server/workers/worker-pool";

describe("WORKERS", () => {
  it.each([
    [undefined, 1],
    ["", 1],
    ["1", 1],
    ["8", 8],
    ["64", 64],
    ["auto", "auto"],
  ])("reads %j as %s", (value, workers) => {
    expect(parseEnv({ WORKERS: value }).WORKERS).toBe(workers);
  });

  it.each(["0", "65", "-1", "2.5", "all", "AUTO"])("refuses %j", (value) => {
    expect(() => parseEnv({ WORKERS: value })).toThrow(
      `WORKERS holds "${value}"; accepted: a whole number from 1 to 64, or auto.`,
    );
  });

  it("is one process where nothing says otherwise, and for commands beside an automatic number", () => {
    expect(workersOf(env())).toBe(1);
    expect(workersOf({ WORKERS: "auto" })).toBe(1);
  });

  const gigabytes = (number: number) => number * 1024 ** 3;

  it.each([
    ["a core each", { cores: 4, granted: null, memory: gigabytes(16) }, 4],
    ["no more than the memory holds", { cores: 8, granted: null, memory: gigabytes(3.5) }, 3],
    ["the whole cores that a container is granted", { cores: 64, granted: 2.5, memory: gigabytes(64) }, 2],
    ["one, however small the machine", { cores: 1, granted: 0.5, memory: gigabytes(0.5) }, 1],
  ])("auto takes %s", (_, machine, count) => {
    expect(workerCount("auto", machine)).toBe(count);
    expect(workerCount(7, machine)).toBe(7);
  });
});

describe("what one of several processes may take", () => {
  it.each([
    [1, 10],
    [2, 10],
    [4, 10],
    [8, 5],
    [10, 4],
    [16, 4],
  ])("of %i workers each has %i connections to the database", (workers, connections) => {
    expect(poolSize(workers)).toBe(connections);
  });

  it.each([
    [65_536, 100, 1, 100],
    [65_536, 100, 3, 34],
    [65_536, undefined, 1, 10_000],
    [65_536, undefined, 4, 2_500],
    [1_024, undefined, 4, 384],
  ])("of %s descriptors, with %s connections asked for, one of %i workers serves %i", (...given) => {
    const [descriptors, asked, workers, share] = given;
    expect(connectionShare(descriptors, asked, workers)).toBe(share);
  });
});

describe("a worker that dies is replaced", () => {
  it("after half a second, and later the more often it died within a minute", () => {
    const now = 1_000_000;
    const delays = [1, 2, 3, 4, 5, 6, 7, 8, 20].map((deaths) =>
      replaceDelay(
        Array.from({ length: deaths }, () => now - 1_000),
        now,
      ),
    );
    expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it("as quickly as at first when it lived for a minute", () => {
    expect(replaceDelay([1_000, 2_000, 3_000, 100_000], 100_000)).toBe(500);
  });
});

describe("questions between processes", () => {
  /** Two ends of one channel, as two processes have them. */
  function channel() {
    const ends = [new EventEmitter(), new EventEmitter()] as const;
    const port = (own: EventEmitter, other: EventEmitter) => ({
      on: (event: "message", listener: (message: unknown) => void) => own.on(event, listener),
      send: (message: object) => setImmediate(() => other.emit("message", structuredClone(message))),
    });
    return [port(ends[0], ends[1]), port(ends[1], ends[0])] as const;
  }

  it("are answered, each by its own answer, whatever else is sent over the channel", async () => {
    const [here, there] = channel();
    createPeer(there, { double: (value) => Number(value) * 2, wait: async () => "late" });
    const { ask } = createPeer(here, {});
    there.send({ type: "somebody else's" });
    const answers = [ask("wait", 1_000), ask("double", 1_000, 4), ask("double", 1_000, 5)];
    expect(await Promise.all(answers)).toEqual(["late", 8, 10]);
  });

  it("fail with the answer, without one in time, and without a channel", async () => {
    const [here, there] = channel();
    createPeer(there, {
      fail: () => {
        throw new Error("no");
      },
      never: () => new Promise(() => {}),
    });
    const { ask } = createPeer(here, {});
    await expect(ask("fail", 1_000)).rejects.toThrow("no");
    await expect(ask("never", 10)).rejects.toThrow('does not answer "never" within 10 ms');
    await expect(createPeer({ on: () => {} }, {}).ask("anything", 1_000)).rejects.toThrow("no channel");
  });
});

describe("figures of several processes", () => {
  const figure = (name: string, value: number, labels = {}) => ({
    name,
    help: "Of this test.",
    type: "counter" as never,
    aggregator: "omit" as const,
    collect: () => {},
    values: [{ value, labels }],
  });

  it("stand apart by worker; what is one thing for the site comes from the first process alone", async () => {
    const text = await mergeFigures(
      [
        figure("site_backup_failures_total", 3),
        figure("site_renders_total", 9),
        figure("process_open_fds", 5),
      ],
      [
        [1, [figure("site_renders_total", 7, { status: "200" }), figure("site_backup_failures_total", 0)]],
        [2, [figure("site_renders_total", 2, { status: "200" }), figure("process_open_fds", 6)]],
      ],
    );
    expect(text.split("\n").filter((line) => line && !line.startsWith("#"))).toEqual([
      "site_backup_failures_total 3",
      'process_open_fds{worker="first"} 5',
      'process_open_fds{worker="2"} 6',
      'site_renders_total{worker="1",status="200"} 7',
      'site_renders_total{worker="2",status="200"} 2',
    ]);
  });
});
