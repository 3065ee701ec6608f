/** A set whose changes can be followed. */
export interface Registry<T> {
  /** The answer takes the item out again. */
  add: (item: T) => () => void;
  all: () => T[];
  /** Calls `listener` after every change; the answer ends that. */
  follow: (listener: () => void) => () => void;
}

export function createRegistry<T>(): Registry<T> {
  const items = new Set<T>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    add: (item) => {
      items.add(item);
      tell();
      return () => {
        items.delete(item);
        tell();
      };
    },
    all: () => [...items],
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
