import { rememberEach, textPattern } from "./message-text";

/** A part of a message, by its positions in the text. */
export interface FoundPart {
  start: number;
  end: number;
}

/** Chats write bold and italic words between these marks. */
export const marks = "[ *_~]*";

const labelPattern = (before: string) =>
  rememberEach(
    (label) => new RegExp(`${before}[*_~]*${textPattern(label)}${marks}:(?:[*_~]+(?=\\s|$))? ?`, "giu"),
  );
export const lineStart = labelPattern("(?<=^|\\n) *");
export const withinLine = labelPattern("(?<=\\s|^)");

export function findIn(plain: string, pattern: RegExp, from: number, until: number): FoundPart | null {
  pattern.lastIndex = from;
  const match = pattern.exec(plain);
  pattern.lastIndex = 0;
  return match && match.index < until ? { start: match.index, end: match.index + match[0].length } : null;
}

/** Finds a label at the beginning of a line; else within joined lines. */
export function findLabel(
  plain: string,
  label: string,
  from: number,
  until = plain.length,
): FoundPart | null {
  return findIn(plain, lineStart(label), from, until) ?? findIn(plain, withinLine(label), from, until);
}

export function findLast(plain: string, source: string, from: number): FoundPart | null {
  const found = Array.from(plain.slice(from).matchAll(new RegExp(source, "giu"))).at(-1);
  return found ? { start: from + found.index, end: from + found.index + found[0].length } : null;
}

export function lineEnd(plain: string, from: number): number {
  const end = plain.indexOf("\n", from);
  return end < 0 ? plain.length : end;
}
