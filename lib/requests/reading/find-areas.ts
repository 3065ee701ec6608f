import { type Language, languages } from "../../core/i18n/languages";
import type { FoundPart } from "./find-parts";
import type { GuestMessageWords } from "./guest-message-words";
import { plainText, rememberEach } from "./message-text";

type AreaNames = Record<Language, Pick<GuestMessageWords, "areas">>;

/** A pick-up area that a text names, as written. */
export interface AreaPart extends FoundPart {
  area: string;
}

const between = "[^\\p{L}\\p{N}]{1,3}";
const endings = "(?:а|я|ы|и|у|ю|е|о|ой|ей|ом|ем|ь|й)?";

const areaPattern = rememberEach((name) => {
  const words = plainText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.at(-1) ?? "";
  const stem = last.replace(/[аяыиуюеоьй]$/iu, "");
  const isDeclined = /^[а-яё]{3,}$/iu.test(stem);
  const spelt = [...words.slice(0, -1), isDeclined ? stem + endings : last].join(between);
  return new RegExp(`(?<![\\p{L}\\p{N}])${spelt}(?![\\p{L}\\p{N}])`, "giu");
});

/** Finds the areas that a text names in any language of the site. Of names that overlap the longest counts. */
export function findAreas(text: string, words: AreaNames): AreaPart[] {
  const plain = plainText(text);
  const found = languages
    .flatMap((language) => Object.entries(words[language].areas))
    .filter(([, name]) => /[\p{L}\p{N}]/u.test(name))
    .flatMap(([area, name]) =>
      Array.from(plain.matchAll(areaPattern(name)), ({ index, 0: written }): AreaPart => {
        return { area, start: index, end: index + written.length };
      }),
    )
    .sort((one, other) => other.end - other.start - (one.end - one.start));
  return found.filter(
    (part, index) => !found.slice(0, index).some(({ start, end }) => part.start < end && start < part.end),
  );
}

/** Returns the code of the area that the text names; of several areas, that of the longest name. Empty if none is named. */
export function areaInText(text: string, words: AreaNames): string {
  return findAreas(text, words)[0]?.area ?? "";
}
