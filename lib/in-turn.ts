/**
 * Lets so many tasks run at a time, the others in the order they came: for work where running together
 * only makes all of them late. What visitors ask for waits in `server/admission`, which is fair and bounded.
 */
export function inTurn(atOnce: number) {
  const waiting = new Set<() => void>();
  let running = 0;

  const turn = () =>
    new Promise<void>((resolve) => {
      const begin = () => {
        waiting.delete(begin);
        running += 1;
        resolve();
      };
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
      next?.();
    }
  };
}
