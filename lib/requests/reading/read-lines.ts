import { typedNumber } from "../../core/typed-number";
import type { PartyLine } from "../../tours/pricing/party";
import { plainText, rememberEach, textPattern } from "./message-text";

export interface WrittenLine {
  what: string;
  count: number;
  /** The price for one guest. Null means that the price is on request. */
  price: number | null;
  /** Whom a line of a free message is for. Such a line has neither the name nor the price of a price line. */
  onlyFor?: "adult" | "child" | "infant";
}

const number = "\\d{1,3}(?:[.,' ]\\d{3}){1,6}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,16}(?:[.,]\\d{1,2})?";
const money = `[^\\d\\n=]{0,12}(?:${number})`;

/** Matches one price line, at the beginning of a line or within joined lines. */
export const servicePattern = rememberEach((onRequest) => {
  const counted = "(\\d{1,16}) ?";
  const priced = `[xх×] ?(${money}) ?= ?${money}`;
  return new RegExp(
    `(?<=^|\\s|[*_~])[-•·] ([^\\n]{1,700}?) ?:([*_~]{0,3}) ?${counted}(?:${priced}|\\( ?${textPattern(onRequest)} ?\\))`,
    "giu",
  );
});

export function withoutEmphasis(text: string): string {
  return text.replace(/^[*_~\s]{1,10}|[*_~\s]{1,10}$/g, "");
}

/** Reads the first amount of a text. Russian amounts have spaces that do not break a line. */
export function readAmount(text: string): number | null {
  const [found = ""] = new RegExp(number).exec(plainText(text)) ?? [];
  return typedNumber(found, 2);
}

/** Removes the marks of a bold name. A name may end with such a mark by itself, as in `hotel 3*`, also if `isClosed` behind the colon. */
function plainName(what: string, isClosed: boolean): string {
  const own = what.replace(/^.*\s[-•·] (?=[*_~])/, "").trim();
  const [, mark = "", name = own] = /^([*_~]{1,3})(.*)$/.exec(own) ?? [];
  return mark && !isClosed && name.endsWith(mark) ? name.slice(0, -mark.length).trim() : name.trim();
}

export function readServiceLines(plain: string, pattern: RegExp): WrittenLine[] {
  return Array.from(plain.matchAll(pattern), ([, what = "", closing = "", count = "", price]) => ({
    what: plainName(what, closing !== ""),
    count: Number(count),
    price: price === undefined ? null : readAmount(price),
  }));
}

interface NamedLine {
  id: number;
  names: string[];
  price: number;
  /** Whom the price line is for; null if the tour does not say. */
  kind: PartyLine["kind"];
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
  return written.map(({ what, price, onlyFor }) => {
    const text = comparable(what);
    const free = comparableLines.filter(({ id }) => !taken.has(id));
    if (onlyFor) {
      const own = free.find(({ kind }) => kind === onlyFor);
      if (own) taken.add(own.id);
      return own?.id ?? null;
    }
    const equal = free.filter(({ names }) => names.includes(text));
    const ending = free.filter(({ names }) => names.some((name) => text.endsWith(` ${name}`)));
    const fitting = equal.length > 0 ? equal : ending;
    const found = fitting.find((line) => line.price === (price ?? 0)) ?? fitting[0];
    if (found) taken.add(found.id);
    return found?.id ?? null;
  });
}
