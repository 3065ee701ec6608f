import { codedName } from "../booking/message-lines";
import type { LocalizedText } from "../content/localized-text";
import { comparableText } from "./message-text";

/** What the reader of requests knows of each tour of the site. */
export interface KnownTour {
  id: number;
  name: LocalizedText;
  code: string | null;
}

export interface KnownTours {
  /** Returns the only tour that the text names by name, code or both, else null. */
  find: (text: string) => number | null;
  /** Returns the length of the name at the beginning of the text, with the code if the text has it; 0 for none. */
  lengthAtStart: (text: string) => number;
}

function onlyOne(ids: Set<number> | undefined): number | null {
  const [id, other] = ids ?? [];
  return id !== undefined && other === undefined ? id : null;
}

export function knownTours(tours: readonly KnownTour[]): KnownTours {
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
    lengthAtStart(text) {
      const comparable = comparableText(text);
      const key = keys.find((each) => comparable.startsWith(each));
      return key === undefined ? 0 : lengthOf(text, key.length);
    },
  };
}

/** Counts the letters of the text that make so many letters of its comparable spelling. */
function lengthOf(text: string, comparableLength: number): number {
  let length = text.length - text.trimStart().length;
  while (length < text.length && comparableText(text.slice(0, length)).length < comparableLength) length++;
  return length;
}
