export interface MarkFormat<Value> {
  write: (value: Value) => string;
  read: (text: string) => Value;
}

/**
 * An attribute for a script in the browser: the server spreads `write(value)` over an element, and the script reads
 * `read(element)`. Tags, classes and the order of parts can then change freely.
 */
export interface Mark<Value> {
  write(value: Value): Record<`data-${string}`, string>;
  read(element: Element): Value | null;
  find(root?: ParentNode): HTMLElement | null;
  /** Returns the nearest element with the mark or one of the tags: the element itself or one around it. */
  closest(element: Element, tags?: readonly string[]): Element | null;
  findAll(root?: ParentNode): HTMLElement[];
}

/** Declares the mark `data-<name>`. Names are unique in the tree (tests/checks/marks.test.ts). */
export function defineMark<Value>(name: string, { write, read }: MarkFormat<Value>): Mark<Value> {
  const attribute = `data-${name}` as const;
  const selector = `[${attribute}]`;
  return {
    write: (value) => ({ [attribute]: write(value) }),
    read(element) {
      const text = element.getAttribute(attribute);
      return text === null ? null : read(text);
    },
    find: (root = document) => root.querySelector<HTMLElement>(selector),
    closest: (element, tags = []) => element.closest([selector, ...tags].join()),
    findAll: (root = document) => [...root.querySelectorAll<HTMLElement>(selector)],
  };
}

const same = (text: string) => text;

export const textMark: MarkFormat<string> = { write: same, read: same };

export const numberMark: MarkFormat<number> = { write: String, read: Number };

export const emptyMark: MarkFormat<true> = { write: () => "", read: () => true };

export function jsonMark<Value>(): MarkFormat<Value> {
  return { write: JSON.stringify, read: JSON.parse };
}
