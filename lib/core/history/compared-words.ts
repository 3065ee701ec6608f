import { diffArrays } from "diff";

export interface ComparedPart {
  text: string;
  mark: "same" | "added" | "removed";
}

/** Texts that differ in more words are shown as two whole texts, which is easier to read. */
const mostChanges = 2_000;

const tokens = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu) ?? [];

const whole = (removed: string, added: string): ComparedPart[] =>
  [
    { text: removed, mark: "removed" as const },
    { text: added, mark: "added" as const },
  ].filter(({ text }) => text !== "");

/**
 * Changes separated only by a space become one, so that a rewritten sentence reads as two sentences. Two texts that take longer
 * than `timeout` milliseconds are shown whole.
 */
export function compareWords(
  before: string,
  after: string,
  timeout = Number.POSITIVE_INFINITY,
): ComparedPart[] {
  if (before === "" || after === "" || timeout <= 0) return whole(before, after);
  const runs = diffArrays(tokens(before), tokens(after), { maxEditLength: mostChanges, timeout });
  if (!runs) return whole(before, after);
  const changes = runs.map(({ value, ...run }) => ({ ...run, value: value.join("") }));
  const parts: ComparedPart[] = [];
  let [removed, added] = ["", ""];
  const close = () => {
    parts.push(...whole(removed, added));
    [removed, added] = ["", ""];
  };
  for (const [index, change] of changes.entries()) {
    const isGap = !change.value.trim() && removed !== "" && added !== "" && index < changes.length - 1;
    if (change.removed) removed += change.value;
    else if (change.added) added += change.value;
    else if (isGap) {
      removed += change.value;
      added += change.value;
    } else {
      close();
      parts.push({ text: change.value, mark: "same" });
    }
  }
  close();
  return parts;
}

/** The number of letters that two texts share at their beginning, up to the end of a word. */
function sharedBeginning(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before[at] === after[at]) at += 1;
  if (at === before.length && at === after.length) return at;
  while (at > 0 && !/\s/.test(before[at - 1] ?? "")) at -= 1;
  return at;
}

/** The number of letters that two texts share at their end, from the beginning of a word. */
function sharedEnd(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before.at(-1 - length) === after.at(-1 - length)) length += 1;
  while (length > 0 && !/\s/.test(before.at(-length) ?? "")) length -= 1;
  return length;
}

/** Marks the words between the common beginning and the common end, because a long text mostly has one change. */
function markBetween(before: string, after: string, timeout: number): ComparedPart[] {
  const beginning = sharedBeginning(before, after);
  const [was, is] = [before.slice(beginning), after.slice(beginning)];
  const end = sharedEnd(was, is);
  const same = (text: string): ComparedPart[] => (text === "" ? [] : [{ text, mark: "same" }]);
  return [
    ...same(before.slice(0, beginning)),
    ...compareWords(was.slice(0, was.length - end), is.slice(0, is.length - end), timeout),
    ...same(was.slice(was.length - end)),
  ];
}

/** Longer texts are marked between their common ends. */
const longText = 20_000;

export type CompareWords = (before: string, after: string) => ComparedPart[];

/** Letters of a part's elements in the page. */
const lettersOfPart = 150;

const costOf = (parts: readonly ComparedPart[]) =>
  parts.reduce((sum, { text }) => sum + text.length + lettersOfPart, 0);

/** Letters at each end of an unchanged text that stay when it is shortened. */
const keptEnds = 120;

function shortened({ text, mark }: ComparedPart): ComparedPart {
  if (mark !== "same" || text.length <= 3 * keptEnds) return { text, mark };
  return { text: `${text.slice(0, keptEnds)} … ${text.slice(-keptEnds)}`, mark };
}

/** Returns parts of at most `letters`: unchanged texts are shortened first, then the end is left out, with a note in its place. */
function fitting(parts: ComparedPart[], letters: number, note: string): ComparedPart[] {
  if (costOf(parts) <= letters) return parts;
  const shown: ComparedPart[] = [];
  let left = letters;
  for (const part of parts.map(shortened)) {
    left -= lettersOfPart;
    if (left < part.text.length) {
      if (left > 0) shown.push({ ...part, text: part.text.slice(0, left) });
      return [...shown, { text: ` … ${note}`, mark: "same" }];
    }
    shown.push(part);
    left -= part.text.length;
  }
  return shown;
}

export interface MarkingLimits {
  milliseconds: number;
  letters: number;
}

/** Makes a function that marks the words of many texts, which share the limits. `note` stands for what is left out. */
export function compareWordsWithin({ milliseconds, letters }: MarkingLimits, note: string): CompareWords {
  let left = { milliseconds, letters };
  return (before, after) => {
    const begun = performance.now();
    const mark = Math.min(before.length, after.length) > longText ? markBetween : compareWords;
    const parts = fitting(mark(before, after, left.milliseconds), left.letters, note);
    left = {
      milliseconds: left.milliseconds - (performance.now() - begun),
      letters: left.letters - costOf(parts),
    };
    return parts;
  };
}
