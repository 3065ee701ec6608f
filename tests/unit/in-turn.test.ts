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
});
