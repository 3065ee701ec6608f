import { describe, expect, it } from "vitest";
import { inTurn } from "@/lib/in-turn";

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Tasks that end when told, and a note of those that have begun. */
function tasks(run: <T>(task: () => Promise<T>) => Promise<T>) {
  const begun: number[] = [];
  const end: Record<number, (error?: Error) => void> = {};
  const start = (number: number) =>
    run(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(number);
          end[number] = (error) => (error ? reject(error) : resolve(number));
        }),
    );
  return { begun, end, start };
}

describe("inTurn", () => {
  it("runs so many at a time, the rest in the order they came, and gives each its own answer", async () => {
    const { begun, end, start } = tasks(inTurn(2));
    const answers = [0, 1, 2, 3, 4].map(start);
    await settle();
    expect(begun).toEqual([0, 1]);
    end[1]?.();
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    for (const number of [0, 2, 3, 4]) {
      end[number]?.();
      await settle();
    }
    expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4]);
  });

  it("goes on after a task that fails", async () => {
    const { begun, end, start } = tasks(inTurn(1));
    const failing = expect(start(0)).rejects.toThrow("gone");
    const next = start(1);
    await settle();
    end[0]?.(new Error("gone"));
    await failing;
    await settle();
    expect(begun).toEqual([0, 1]);
    end[1]?.();
    expect(await next).toBe(1);
  });

  it("lets nobody wait longer than its patience for others that do not end, and is exact again after that", async () => {
    const { begun, end, start } = tasks(inTurn(1, 20));
    const answers = [0, 1].map(start);
    await expect.poll(() => begun).toEqual([0, 1]);
    const last = start(2);
    await settle();
    end[0]?.();
    await settle();
    expect(begun).toEqual([0, 1]);
    end[1]?.();
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    end[2]?.();
    await Promise.all([...answers, last]);
  });

  it("keeps everybody in turn while the queue moves, however long each waits", async () => {
    const { begun, end, start } = tasks(inTurn(1, 1_000));
    const answers = Array.from({ length: 24 }, (_, number) => start(number));
    for (const [number] of answers.entries()) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(begun).toHaveLength(number + 1);
      end[number]?.();
    }
    await Promise.all(answers);
  });

  it("takes what ends late for no sign of life", async () => {
    const { begun, end, start } = tasks(inTurn(1, 30));
    const first = start(0);
    await new Promise((resolve) => setTimeout(resolve, 40));
    const others = [1, 2].map(start);
    await settle();
    end[0]?.();
    await first;
    await expect.poll(() => begun).toEqual([0, 1, 2]);
    for (const number of [1, 2]) end[number]?.();
    await Promise.all(others);
  });
});
