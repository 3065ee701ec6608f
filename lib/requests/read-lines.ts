import { typedNumber } from "../typed-number";
import { rememberEach, textPattern } from "./message-text";

export interface WrittenLine {
  what: string;
  count: number;
  /** The price for one guest. Null means that the price is on request. */
  price: number | null;
}

const number = "\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?";
const money = `[^\\d\\n=]{0,12}(?:${number})`;

/** Matches one price line, at the beginning of a line or within joined lines. */
export const servicePattern = rememberEach((onRequest) => {
  const counted = "(\\d{1,16}) ?";
  const priced = `[xх×] ?(${money}) ?= ?${money}`;
  return new RegExp(
    `(?<=^|\\s)[-•·] ([^\\n]+?) ?: ?${counted}(?:${priced}|\\( ?${textPattern(onRequest)} ?\\))`,
    "giu",
  );
});

export function readAmount(text: string): number | null {
  const [found = ""] = new RegExp(number).exec(text) ?? [];
  return typedNumber(found, 2);
}

export function readServiceLines(plain: string, pattern: RegExp): WrittenLine[] {
  return Array.from(plain.matchAll(pattern), ([, what = "", count = "", price]) => ({
    what: what.trim(),
    count: Number(count),
    price: price === undefined ? null : readAmount(price),
  }));
}

interface NamedLine {
  id: number;
  names: string[];
  price: number;
}

/**
 * Finds the price line of each written line. If several lines have the name, the written price decides, then the order of the
 * tour. Joined lines can begin with words of another value, so a name may also end the written text.
 */
export function matchServiceLines(
  written: readonly WrittenLine[],
  lines: readonly NamedLine[],
  comparable: (text: string) => string,
): (number | null)[] {
  const taken = new Set<number>();
  const comparableLines = lines.map(({ names, ...line }) => ({
    ...line,
    names: names.map(comparable).filter((name) => name !== ""),
  }));
  return written.map(({ what, price }) => {
    const text = comparable(what);
    const free = comparableLines.filter(({ id }) => !taken.has(id));
    const equal = free.filter(({ names }) => names.includes(text));
    const ending = free.filter(({ names }) => names.some((name) => text.endsWith(` ${name}`)));
    const fitting = equal.length > 0 ? equal : ending;
    const found = fitting.find((line) => line.price === (price ?? 0)) ?? fitting[0];
    if (found) taken.add(found.id);
    return found?.id ?? null;
  });
}
