/** How the value of a mark is written as text, and read back. */
export interface MarkFormat<Value> {
  write: (value: Value) => string;
  read: (text: string) => Value;
}

/**
 * An attribute that marks a part of the HTML for a script in the browser. The server spreads `write(value)`
 * over the element, and the script reads the same value with `read(element)`. Scripts look for marks alone, so the tags, the
 * classes and the order of a part can change freely.
 */
export interface Mark<Value> {
  /** Returns the attribute. */
  write(value: Value): Record<`data-${string}`, string>;
  /** Returns what the server wrote; null for an element without the mark. */
  read(element: Element): Value | null;
  /** Returns the first marked element in `root`. */
  find(root?: ParentNode): HTMLElement | null;
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
    findAll: (root = document) => [...root.querySelectorAll<HTMLElement>(selector)],
  };
}

const same = (text: string) => text;

export const textMark: MarkFormat<string> = { write: same, read: same };

export const numberMark: MarkFormat<number> = { write: String, read: Number };

/** The format of a mark without a value. */
export const emptyMark: MarkFormat<true> = { write: () => "", read: () => true };

/** The format of a mark that holds plain data. */
export function jsonMark<Value>(): MarkFormat<Value> {
  return { write: JSON.stringify, read: JSON.parse };
}
