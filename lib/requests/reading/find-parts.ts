import { rememberEach, textPattern } from "./message-text";

export interface FoundPart {
  start: number;
  end: number;
}

/** The characters between which chats write bold and italic words. */
export const emphasis = "[ *_~]*";

const labelPattern = (before: string) =>
  rememberEach(
    (label) => new RegExp(`${before}[*_~]*${textPattern(label)}${emphasis}:(?:[*_~]+(?=\\s|$))? ?`, "giu"),
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

export function isAtLineStart(plain: string, position: number): boolean {
  return position === 0 || plain[position - 1] === "\n";
}

/** A label or a sentence of the site within a message. Without an end of its own, the value lasts until the next part or line. */
export interface FieldPart extends FoundPart {
  isWhole?: boolean;
}

/** Lengthens each part by the value behind: until the next part, and at most until the end of the line. */
export function withValues(plain: string, parts: readonly FieldPart[], until: number): FoundPart[] {
  const ordered = [...parts].sort((one, other) => one.start - other.start);
  return ordered.map(({ start, end, isWhole }, index) => {
    const next = ordered.slice(index + 1).find((each) => each.start >= end)?.start ?? until;
    return { start, end: isWhole ? end : Math.max(end, Math.min(next, lineEnd(plain, end), until)) };
  });
}

/** Finds each place of a label or of the fixed beginning of a sentence, at the beginning of a line or within joined lines. */
export function findEach(plain: string, pattern: RegExp, from: number, until: number): FoundPart[] {
  return Array.from(plain.slice(from, until).matchAll(pattern), ({ index, 0: text }) => ({
    start: from + index,
    end: from + index + text.length,
  }));
}

/** Finds the words of a sentence in front of the first `{value}`. */
export const sentenceStart = rememberEach(
  (sentence) =>
    new RegExp(`(?<=\\s|^)[*_~]{0,3}${textPattern(sentence.split("{")[0]?.trimEnd() ?? "")}`, "giu"),
);
