/**
 * Lets so many tasks run at a time, the others in the order they came: for work where running together
 * only makes all of them late. Where none has ended well within `patience` milliseconds, if that is given, those
 * that wait run all the same: those before them may be waiting for something that does not answer. A queue that
 * moves is waited in, however long it is: letting everybody in at once would only stop it.
 */
export function inTurn(atOnce: number, patience?: number) {
  const waiting = new Set<() => void>();
  let running = 0;
  /** When a task last ended within the patience: a sign that the others will. */
  let moved = Number.NEGATIVE_INFINITY;

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
      if (patience === undefined) return;
      const wait = (milliseconds: number) => {
        timer = setTimeout(() => {
          const left = moved + patience - performance.now();
          if (left > 0) wait(left);
          else begin();
        }, milliseconds);
      };
      wait(patience);
    });

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await turn();
    const begun = performance.now();
    try {
      return await task();
    } finally {
      running -= 1;
      const now = performance.now();
      if (patience !== undefined && now - begun < patience) moved = now;
      const [next] = waiting;
      if (running < atOnce) next?.();
    }
  };
}
