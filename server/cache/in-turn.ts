/**
 * Lets so many tasks run at a time, the others in the order they came: for work that needs the
 * processor, where running together only makes all of them late. What has waited for `patience`
 * milliseconds runs all the same: those before it may be waiting for a database that does not answer.
 */
export function inTurn(atOnce: number, patience: number) {
  const waiting = new Set<() => void>();
  let running = 0;

  const turn = () =>
    new Promise<void>((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        running += 1;
        resolve();
      };
      const timer = setTimeout(begin, patience);
      if (running < atOnce) begin();
      else waiting.add(begin);
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
