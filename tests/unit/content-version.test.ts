import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { contentVersion, learnContentVersion, type StoredVersion } from "@/lib/core/content/content-version";
import { forgetState } from "../setup/forget-state";

const forget = () => forgetState("content-version");

afterEach(() => {
  vi.useRealTimers();
  forget();
});

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const row = (version: number, write = `w${version}`): StoredVersion => ({
  version: BigInt(version),
  write_id: write,
});
const learn = (found: StoredVersion) => learnContentVersion(async () => found);
const begins = ({ version, write_id }: StoredVersion) => `${version}.${write_id}.`;

describe("what the row says", () => {
  it("is the version, also where it falls or another write has the same number", async () => {
    await learn(row(9));
    const before = contentVersion();
    await learn(row(4));
    expect(contentVersion()).toContain("4.w4.");
    await learn(row(9, "another"));
    expect(contentVersion()).toContain("9.another.");
    expect(contentVersion()).not.toBe(before);
  });

  it("stays as it is where a read fails", async () => {
    await learn(row(3));
    const before = contentVersion();
    await expect(learnContentVersion(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(contentVersion()).toBe(before);
  });

  it("is asked for again by a read that was overtaken by a recovery", async () => {
    await learn(row(9));
    const answers = [row(9), row(4)];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = learnContentVersion(async () => {
      const found = answers.shift() ?? row(0);
      await held;
      return found;
    });
    await learn(row(4));
    release();
    await slow;
    expect(answers).toEqual([]);
    expect(contentVersion()).toContain("4.w4.");
  });
});

it("each day in Bangkok is a version of its own", () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T16:59:59.999Z") });
  const evening = contentVersion();
  expect(contentVersion()).toBe(evening);
  vi.setSystemTime(new Date("2026-03-01T17:00:00Z"));
  const midnight = contentVersion();
  expect(midnight).not.toBe(evening);
  vi.setSystemTime(new Date("2026-03-01T16:00:00Z"));
  expect(contentVersion()).toBe(evening);
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: "write" } as const) },
  { weight: 4, arbitrary: fc.constant({ do: "read" } as const) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("look" as const), pick: fc.nat() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("answer" as const), pick: fc.nat() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("recover" as const), back: fc.integer({ min: 1, max: 5 }) }),
  },
);

/** A database whose reads look at the row and answer when the test says so, in any order. */
class Database {
  history = [row(1, "w0")];
  writes = 0;
  recovered = false;
  readonly open: { begun: bigint; seen?: StoredVersion; look(): void; answer(): void }[] = [];
  readonly reads: Promise<void>[] = [];

  get row(): StoredVersion {
    return this.history[this.history.length - 1] ?? row(0);
  }

  write() {
    this.writes += 1;
    this.history.push({ version: this.row.version + 1n, write_id: `w${this.writes}` });
  }

  recover(back: number) {
    this.recovered = true;
    this.history = this.history.slice(0, Math.max(1, this.history.length - back));
  }

  read() {
    const begun = this.row.version;
    const done = learnContentVersion(
      () =>
        new Promise((resolve) => {
          const read: (typeof this.open)[number] = {
            begun,
            look: () => {
              read.seen ??= this.row;
            },
            answer: () => {
              read.look();
              this.open.splice(this.open.indexOf(read), 1);
              if (read.seen) resolve(read.seen);
            },
          };
          this.open.push(read);
        }),
    );
    this.reads.push(
      done.then(() => {
        // Whoever has read it sees what was saved before, unless the database was taken back.
        if (!this.recovered)
          expect(BigInt(contentVersion().split(".")[0] ?? 0)).toBeGreaterThanOrEqual(begun);
      }),
    );
  }
}

describe("whatever is written, read late, overtaken or recovered", () => {
  //
  it("a read after it finds the truth, and the version only falls with the database", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: "max" }), async (steps) => {
        forget();
        const database = new Database();
        let highest = 0n;
        for (const next of steps) {
          if (next.do === "write") database.write();
          else if (next.do === "read") database.read();
          else if (next.do === "recover") database.recover(next.back);
          else database.open[next.pick % (database.open.length || 1)]?.[next.do]();
          await settle();
          const version = BigInt(contentVersion().split(".")[0] ?? 0);
          if (!database.recovered) expect(version).toBeGreaterThanOrEqual(highest);
          highest = version;
        }
        while (database.open.length > 0) {
          database.open[0]?.answer();
          await settle();
        }
        await Promise.all(database.reads);
        await learnContentVersion(async () => database.row);
        expect(contentVersion().startsWith(begins(database.row))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
