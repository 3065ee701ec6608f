/**
 * Lets so many tasks run at a time, the others in the order they came: for work where running together
 * only makes all of them late. What has waited for `patience` milliseconds, where that is given, runs
 * all the same: those before it may be waiting for something that does not answer.
 */
export function inTurn(atOnce: number, patience?: number) {
  const waiting = new Set<() => void>();
  let running = 0;

  const turn = () =>
    new Promise<void>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        running += 1;
        resolve();
      };
      if (running < atOnce) return begin();
      waiting.add(begin);
      if (patience !== undefined) timer = setTimeout(begin, patience);
    });

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await task();
    } finally {
      running -= 1;
      const [next] = waiting;
      if (running < atOnce) next?.();
    }
  };
}
