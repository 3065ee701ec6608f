import type { OpenState, Origin, TargetLanguage, TranslationCounts } from "./schema";
import { targetLanguages } from "./schema";
import type { TextPair } from "./texts";

/** What tells a pair of texts from others, wherever they stand; null where the translation is missing. */
export function pairKey({ language, sourcePrint, targetPrint }: TextPair): string | null {
  return targetPrint === null ? null : `${language} ${sourcePrint} ${targetPrint}`;
}

/** What somebody said of the translation at a place. */
export type Said = "confirmed" | "machine" | "sheet";

export interface RuleOptions {
  /** Languages of which whatever this save changes is true. */
  confirmed?: readonly TargetLanguage[];
  /** By `pathOf`. */
  said?: ReadonlyMap<string, Said>;
}

export function placeKey({ path, language }: Pick<TextPair, "path" | "language">): string {
  return `${path} ${language}`;
}

export interface NewPair {
  pair: TextPair;
  origin: Origin;
}

export interface OpenText {
  pair: TextPair;
  state: OpenState;
}

/** What is to be remembered of pairs, and which texts of the record are open. */
export interface Marks {
  pairs: NewPair[];
  open: OpenText[];
}

const keysOf = (pairs: readonly TextPair[]) => new Set(pairs.flatMap((pair) => pairKey(pair) ?? []));

/** A translation wherever it stands, whatever the English beside it. */
const targetKey = ({ language, targetPrint }: TextPair) => `${language} ${targetPrint}`;

/**
 * The rule at a save: a pair that is known is what it was known to be. A translation that stood before beside another
 * English text is stale. Everything else is typed for the English it stands beside. `known` says what the database remembers
 * of the pairs before and after.
 */
export function judge(
  before: readonly TextPair[],
  after: readonly TextPair[],
  known: ReadonlyMap<string, Origin>,
  { confirmed = [], said }: RuleOptions = {},
): Marks {
  const [keysBefore, targetsBefore] = [keysOf(before), new Set(before.map(targetKey))];
  const registered = new Map<string, NewPair>();
  // What was written past this rule counts as true from the first save that finds it.
  for (const pair of before) {
    const key = pairKey(pair);
    if (key !== null && !known.has(key)) registered.set(key, { pair, origin: "before" });
  }
  const originOf = (pair: TextPair, key: string): Origin => {
    const isNew = !keysBefore.has(key);
    const saying = said?.get(placeKey(pair));
    if (saying === "confirmed" || (isNew && confirmed.includes(pair.language))) return "confirmed";
    const already = known.get(key) ?? registered.get(key)?.origin;
    if (already) return already;
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
  // After all of them: what one place confirms is true wherever the same two texts stand.
  for (const pair of after) {
    const key = pairKey(pair);
    const origin = key === null ? undefined : (registered.get(key)?.origin ?? known.get(key));
    if (origin === "stale" || origin === "machine") open.push({ pair, state: origin });
  }
  return { pairs: [...registered.values()], open };
}

/** Open texts by language and state. */
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
