import { diffArrays } from "diff";
import type { Fields, KindName } from "../content/field";
import { fieldLeaves } from "../content/field-paths";
import { isEmpty, isSame, type PlainRecord } from "../forms/values";

export interface ItemPair {
  before?: { item: PlainRecord; index: number };
  after?: { item: PlainRecord; index: number };
  /** The items are equal, and in the same order among equal items. */
  kept: boolean;
}

type PositionedItem = NonNullable<ItemPair["before"]>;

/** Least share of common values for two items to count as one changed item. */
const enough = 0.3;

function wordsOf(value: unknown): Set<string> {
  return new Set(
    String(value)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}

/** Reads the words once, for many comparisons. */
interface ComparedValue {
  value: unknown;
  isEmpty: boolean;
  /** Null for a value that is no text. */
  words: Set<string> | null;
}

function likeness(one: ComparedValue | undefined, other: ComparedValue | undefined): number {
  if (isSame(one?.value, other?.value)) return 1;
  if (!one?.words || !other?.words || one.isEmpty || other.isEmpty) return 0;
  const [fewer, more] =
    one.words.size < other.words.size ? [one.words, other.words] : [other.words, one.words];
  let common = 0;
  for (const word of fewer) if (more.has(word)) common += 1;
  return (2 * common) / Math.max(1, fewer.size + more.size);
}

/** Only texts of these kinds can be similar; other values, such as names of pictures, are equal or different. */
const worded: readonly KindName[] = ["text", "localized", "html"];

function comparedValues(fields: Fields, item: PlainRecord): Map<string, ComparedValue> {
  return new Map(
    fieldLeaves(fields, item).map(({ path, kind, value }) => [
      path,
      { value, isEmpty: isEmpty(value), words: worded.includes(kind ?? "other") ? wordsOf(value) : null },
    ]),
  );
}

function resemblance(first: Map<string, ComparedValue>, second: Map<string, ComparedValue>): number {
  let [sum, compared] = [0, 0];
  for (const path of new Set([...first.keys(), ...second.keys()])) {
    const [before, after] = [first.get(path), second.get(path)];
    if ((before?.isEmpty ?? true) && (after?.isEmpty ?? true)) continue;
    sum += likeness(before, after);
    compared += 1;
  }
  return sum / Math.max(1, compared);
}

function bestPairs(
  fields: Fields,
  gone: PositionedItem[],
  come: PositionedItem[],
): [PositionedItem, PositionedItem][] {
  const valuesOf = (placed: PositionedItem) => ({ placed, values: comparedValues(fields, placed.item) });
  const [removed, added] = [gone.map(valuesOf), come.map(valuesOf)];
  const scored = removed.flatMap((before) =>
    added.map((after) => ({
      before: before.placed,
      after: after.placed,
      score: resemblance(before.values, after.values),
    })),
  );
  const used = new Set<PositionedItem>();
  const pairs: [PositionedItem, PositionedItem][] = [];
  for (const { before, after, score } of scored.toSorted((a, b) => b.score - a.score)) {
    if (score < enough || used.has(before) || used.has(after)) continue;
    used.add(before).add(after);
    pairs.push([before, after]);
  }
  return pairs;
}

/** Finds equal items first, and pairs others by their common values. Keeps the order of the later list. */
export function pairItems(fields: Fields, before: PlainRecord[], after: PlainRecord[]): ItemPair[] {
  const [gone, come, kept]: [PositionedItem[], PositionedItem[], ItemPair[]] = [[], [], []];
  let [left, right] = [0, 0];
  for (const { added, removed, value } of diffArrays(before, after, { comparator: isSame })) {
    for (const item of value) {
      if (added) come.push({ item, index: right++ });
      else if (removed) gone.push({ item, index: left++ });
      else {
        kept.push({ before: { item, index: left++ }, after: { item, index: right++ }, kept: true });
      }
    }
  }
  const pairs = bestPairs(fields, gone, come);
  const paired = new Set(pairs.flat());
  const all: ItemPair[] = [
    ...kept,
    ...pairs.map(([one, other]) => ({ before: one, after: other, kept: false })),
    ...come.filter((each) => !paired.has(each)).map((each) => ({ after: each, kept: false })),
    ...gone.filter((each) => !paired.has(each)).map((each) => ({ before: each, kept: false })),
  ];
  const positionOf = ({ before: from, after: to }: ItemPair) => to?.index ?? (from?.index ?? 0) - 0.5;
  return all.toSorted((a, b) => positionOf(a) - positionOf(b));
}
