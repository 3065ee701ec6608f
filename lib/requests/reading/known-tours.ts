import { codedName } from "../../booking/message-lines";
import type { Tour } from "../../tours/schema";
import type { FoundPart } from "./find-parts";
import { comparableText, plainText } from "./message-text";

/** What the reader of requests knows of each tour of the site. */
export type KnownTourName = Pick<Tour, "id" | "name" | "code">;

/** A place of a text that names a tour. */
export interface TourMention extends FoundPart {
  id: number;
}

export interface KnownTours {
  /** Returns the only tour that the text names by name, code or both, else null. */
  find: (text: string) => number | null;
  /** Finds the places at which a text names a tour: by the name, by at least two words of its beginning, or by the code. */
  named: (plain: string) => TourMention[];
  /** Returns the length of the name at the beginning of the text, with the code if the text has it; 0 for none. */
  lengthAtStart: (text: string) => number;
}

function onlyOne(ids: Set<number> | undefined): number | null {
  const [id, other] = ids ?? [];
  return id !== undefined && other === undefined ? id : null;
}

const mostWords = 12;

const wordsOf = (text: string) =>
  Array.from(comparableText(text).matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word);

/** The tours by the words of each beginning of a name, from two words on, and by the words of the code. */
function namesByBeginning(tours: readonly KnownTourName[]): Map<string, Set<number>> {
  const names = new Map<string, Set<number>>();
  const note = (words: string[], id: number) => {
    const key = words.join(" ");
    names.set(key, (names.get(key) ?? new Set()).add(id));
  };
  for (const { id, name, code } of tours) {
    for (const text of Object.values(name)) {
      const words = wordsOf(text).slice(0, mostWords);
      for (let count = Math.min(2, words.length); count <= words.length; count++)
        note(words.slice(0, count), id);
    }
    const codeWords = wordsOf(code ?? "");
    if (codeWords.join("").length >= 4) note(codeWords, id);
  }
  names.delete("");
  return names;
}

/** Takes the longest names first from each place on, and leaves out a name of several tours. */
function findNames(plain: string, names: Map<string, Set<number>>): TourMention[] {
  const words = Array.from(plain.matchAll(/[\p{L}\p{N}]+/gu), ({ index, 0: word }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  const found: TourMention[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let count = Math.min(mostWords, words.length - from); count > 0; count--) {
      const part = words.slice(from, from + count);
      const id = onlyOne(names.get(part.map(({ word }) => word).join(" ")));
      const [first, last] = [part[0], part.at(-1)];
      if (id === null || !first || !last) continue;
      found.push({ id, start: first.start, end: last.end });
      from += count - 1;
      break;
    }
  }
  return found;
}

export function knownTours(tours: readonly KnownTourName[]): KnownTours {
  const byText = new Map<string, Set<number>>();
  const note = (text: string, id: number) => {
    const key = comparableText(text);
    byText.set(key, (byText.get(key) ?? new Set()).add(id));
  };
  for (const { id, name, code } of tours) {
    const names = Object.values(name).filter((each) => each.trim() !== "");
    for (const each of new Set(names)) {
      note(codedName(each, code), id);
      if (code) note(each, id);
    }
    if (code) note(`(${code})`, id);
  }
  const beginnings = namesByBeginning(tours);
  const keys = [...byText.keys()].sort((one, other) => other.length - one.length);
  const byName = (text: string) => onlyOne(byText.get(comparableText(text)));
  const byCode = (text: string) => {
    const [code = ""] = /\([^()]+\)\s*$/.exec(text) ?? [];
    return code ? byName(code) : null;
  };
  // A plan cuts long names.
  const byBeginning = (text: string) => {
    const [, start = ""] = /^(.{6,}?)\s*(?:…|\.\.\.)$/.exec(comparableText(text)) ?? [];
    if (!start) return null;
    const starting = keys.filter((key) => key.startsWith(start));
    return onlyOne(new Set(starting.flatMap((key) => [...(byText.get(key) ?? [])])));
  };
  return {
    find: (text) => byName(text) ?? byCode(text) ?? byBeginning(text),
    named: (plain) => findNames(plain, beginnings),
    lengthAtStart(text) {
      const comparable = comparableText(text);
      const key = keys.find((each) => comparable.startsWith(each));
      return key === undefined ? 0 : lengthOf(text, key.length);
    },
  };
}

/** Counts the letters of the text that make so many letters of the comparable spelling, in which several spaces are one. */
function lengthOf(text: string, comparableLength: number): number {
  const start = text.length - text.trimStart().length;
  let made = 0;
  let length = start;
  while (length < text.length && made < comparableLength) {
    const isRepeatedSpace =
      /\s/.test(plainText(text[length] ?? "")) && /\s/.test(plainText(text[length - 1] ?? ""));
    if (length === start || !isRepeatedSpace) made += 1;
    length += 1;
  }
  return length;
}
