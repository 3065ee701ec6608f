import { fallbackLanguage } from "../i18n/languages";
import type { OpenState, PairOrigin, TargetLanguage, TranslationCounts } from "./schema";
import { targetLanguages } from "./schema";
import type { TextPair } from "./texts";

/** Identifies a pair of texts wherever it stands; null if the translation is missing. */
export function pairKey({ language, sourcePrint, targetPrint }: TextPair): string | null {
  return targetPrint === null ? null : `${language} ${sourcePrint} ${targetPrint}`;
}

export type StatedOrigin = "confirmed" | "machine" | "sheet";

export interface RuleOptions {
  /** Languages whose changed translations are all true. */
  confirmed?: readonly TargetLanguage[];
  stated?: ReadonlyMap<string, StatedOrigin>;
  /** Whether an English text that is a copy was made by the software: on a site without English for visitors. */
  copiesEnglish?: boolean;
}

export function pathKey({ path, language }: Pick<TextPair, "path" | "language">): string {
  return `${path} ${language}`;
}

export interface NewPair {
  pair: TextPair;
  origin: PairOrigin;
}

export interface OpenText {
  pair: TextPair;
  state: OpenState;
}

export interface Marks {
  pairs: NewPair[];
  open: OpenText[];
}

const keysOf = (pairs: readonly TextPair[]) => new Set(pairs.flatMap((pair) => pairKey(pair) ?? []));

const targetKey = ({ language, targetPrint }: TextPair) => `${language} ${targetPrint}`;

const isCopy = ({ language }: TextPair) => language === fallbackLanguage;

/**
 * A known pair keeps its origin. A translation beside another English text is stale, unless English was a copy that somebody has now
 * translated. Other pairs are true.
 */
export function translationMarks(
  before: readonly TextPair[],
  after: readonly TextPair[],
  known: ReadonlyMap<string, PairOrigin>,
  { confirmed = [], stated, copiesEnglish = false }: RuleOptions = {},
): Marks {
  const [keysBefore, targetsBefore] = [keysOf(before), new Set(before.map(targetKey))];
  const registered = new Map<string, NewPair>();
  // Pairs written without this rule count as true at the first save that finds them.
  for (const pair of before) {
    const key = pairKey(pair);
    const isMade = copiesEnglish && isCopy(pair);
    if (key !== null && !known.has(key) && !isMade) registered.set(key, { pair, origin: "before" });
  }
  const isOpenCopy = (pair: TextPair) => isCopy(pair) && known.get(pairKey(pair) ?? "") === "machine";
  const copied = new Set(before.filter(isOpenCopy).map(({ sourcePrint }) => sourcePrint));
  const originals = after.flatMap(({ target, targetPrint, ...pair }) =>
    target !== null && targetPrint !== null && targetPrint !== pair.sourcePrint && copied.has(targetPrint)
      ? [{ ...pair, target, targetPrint }]
      : [],
  );
  const translated = new Set(originals.map(({ path }) => path));
  const originOf = (pair: TextPair, key: string): PairOrigin => {
    const isNew = !keysBefore.has(key);
    const saying = stated?.get(pathKey(pair));
    if (saying === "confirmed" || (isNew && confirmed.some((each) => each === pair.language)))
      return "confirmed";
    const already = known.get(key) ?? registered.get(key)?.origin;
    if (already) return already;
    if (isCopy(pair)) return copiesEnglish ? "machine" : "typed";
    if (translated.has(pair.path)) return "typed";
    if (saying) return saying;
    return targetsBefore.has(targetKey(pair)) ? "stale" : "typed";
  };
  const open: OpenText[] = [];
  for (const pair of after) {
    const key = pairKey(pair);
    if (key === null) {
      open.push({ pair, state: "missing" });
      continue;
    }
    const origin = originOf(pair, key);
    const already = registered.get(key)?.origin ?? known.get(key);
    if (already !== origin) registered.set(key, { pair, origin });
  }
  // Remembers the new English as a translation of the text that English was a copy of.
  for (const { source, sourcePrint, target, targetPrint, ...place } of originals) {
    const made: TextPair = {
      ...place,
      language: fallbackLanguage,
      source: target,
      sourcePrint: targetPrint,
      target: source,
      targetPrint: sourcePrint,
    };
    registered.set(pairKey(made) ?? "", { pair: made, origin: "typed" });
  }
  // After the loop, because a confirmation in one field counts wherever the same two texts stand.
  for (const pair of after) {
    const key = pairKey(pair);
    const origin = key === null ? undefined : (registered.get(key)?.origin ?? known.get(key));
    if (origin === "stale" || origin === "machine") open.push({ pair, state: origin });
  }
  return { pairs: [...registered.values()], open };
}

export function countOpen(
  open: readonly { pair: Pick<TextPair, "language">; state: OpenState }[],
): Map<TargetLanguage, TranslationCounts> {
  return new Map(
    targetLanguages.map((language) => {
      const own = open.filter(({ pair }) => pair.language === language);
      const count = (asked: OpenState) => own.filter(({ state }) => state === asked).length;
      return [language, { missing: count("missing"), stale: count("stale"), machine: count("machine") }];
    }),
  );
}
