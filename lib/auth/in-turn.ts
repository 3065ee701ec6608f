const last = new Map<string, Promise<unknown>>();

/** Runs tasks of one key one after the other within this process. */
export async function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const turn = before.then(task, task);
  last.set(key, turn);
  try {
    return await turn;
  } finally {
    if (last.get(key) === turn) last.delete(key);
  }
}
