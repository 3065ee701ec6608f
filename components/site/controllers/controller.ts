import type { Mark } from "@/lib/core/browser/mark";

export interface Controller {
  mark: Pick<Mark<unknown>, "findAll" | "read">;
  connect: (element: HTMLElement) => (() => void) | undefined;
}

/**
 * Declares a script for the elements with a mark, which the server drew. `connect` runs for each element and its value, and may
 * return a function that ends the script.
 */
export function defineController<Value>(
  mark: Mark<Value>,
  connect: (element: HTMLElement, value: Value) => (() => void) | undefined,
): Controller {
  return {
    mark,
    connect(element) {
      const value = mark.read(element);
      return value === null ? undefined : connect(element, value);
    },
  };
}

type Connect = (element: HTMLElement) => (() => void) | undefined;

/** Declares a controller whose code is loaded when the first element with the mark is found. */
export function defineLazyController<Value>(mark: Mark<Value>, load: () => Promise<Connect>): Controller {
  return defineController(mark, (element) => {
    let end: (() => void) | undefined;
    let isGone = false;
    load().then(
      (connect) => {
        if (!isGone) end = connect(element);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
  });
}

/** Connects the controllers to the elements of the document, also to elements that are added later. Returns a function that ends all. */
export function startControllers(controllers: readonly Controller[]): () => void {
  const connected = controllers.map(({ mark, connect }) => {
    const ends = new Map<HTMLElement, (() => void) | undefined>();
    const disconnect = (element: HTMLElement) => {
      ends.get(element)?.();
      ends.delete(element);
    };
    return {
      update() {
        for (const element of ends.keys()) if (!element.isConnected) disconnect(element);
        for (const element of mark.findAll()) if (!ends.has(element)) ends.set(element, connect(element));
      },
      end() {
        for (const element of ends.keys()) disconnect(element);
      },
    };
  });
  const update = () => {
    for (const each of connected) each.update();
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const each of connected) each.end();
  };
}
