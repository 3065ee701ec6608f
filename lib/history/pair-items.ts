import { diffArrays } from "diff";
import type { Fields, KindName } from "../content/field";
import { fieldLeaves } from "../content/field-paths";
import { isEmpty, isSame, type PlainRecord } from "../forms/values";

/** An item of the earlier list, of the later list, or of both. Numbers count from 0. */
export interface ItemPair {
  before?: { item: PlainRecord; index: number };
  after?: { item: PlainRecord; index: number };
  /** The items are equal, and in the same order among equal items. */
  kept: boolean;
}

type Placed = NonNullable<ItemPair["before"]>;

/** Least share of common values for two items to count as one changed item. */
const enough = 0.3;

function wordsOf(value: unknown): Set<string> {
  return new Set(
    String(value)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}

function likeness(one: unknown, other: unknown): number {
  if (isSame(one, other)) return 1;
  if (isEmpty(one) || isEmpty(other)) return 0;
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const common = [...first].filter((word) => second.has(word)).length;
  return (2 * common) / Math.max(1, first.size + second.size);
}

/** Only texts of these kinds can be similar; other values, such as names of pictures, are equal or different. */
const worded: readonly KindName[] = ["text", "localized", "html"];

function resemblance(fields: Fields, one: PlainRecord, other: PlainRecord): number {
  const [first, second] = [one, other].map(
    (item) => new Map(fieldLeaves(fields, item).map((leaf) => [leaf.path, leaf])),
  );
  const paths = [...new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])])];
  const alike = paths.flatMap((path) => {
    const [before, after] = [first?.get(path), second?.get(path)];
    if (isEmpty(before?.value) && isEmpty(after?.value)) return [];
    const isWorded = worded.includes((before ?? after)?.kind ?? "other");
    return isWorded ? likeness(before?.value, after?.value) : Number(isSame(before?.value, after?.value));
  });
  return alike.reduce((sum, each) => sum + each, 0) / Math.max(1, alike.length);
}

function bestPairs(fields: Fields, gone: Placed[], come: Placed[]): [Placed, Placed][] {
  const scored = gone.flatMap((before) =>
    come.map((after) => ({ before, after, score: resemblance(fields, before.item, after.item) })),
  );
  const used = new Set<Placed>();
  const pairs: [Placed, Placed][] = [];
  for (const { before, after, score } of scored.toSorted((a, b) => b.score - a.score)) {
    if (score < enough || used.has(before) || used.has(after)) continue;
    used.add(before).add(after);
    pairs.push([before, after]);
  }
  return pairs;
}

/**
 * Finds which item of one list became which item of the other. Equal items come first; others are paired by their
 * common values. The result has the order of the later list, with removed items where they stood.
 */
export function pairItems(fields: Fields, before: PlainRecord[], after: PlainRecord[]): ItemPair[] {
  const [gone, come, kept]: [Placed[], Placed[], ItemPair[]] = [[], [], []];
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
  const place = ({ before: from, after: to }: ItemPair) => to?.index ?? (from?.index ?? 0) - 0.5;
  return all.toSorted((a, b) => place(a) - place(b));
}
