import { diffArrays } from "diff";
import type { Fields, KindName } from "../content/field";
import { fieldLeaves } from "../content/field-paths";
import { isEmpty, isSame, type PlainRecord } from "../forms/values";

/** An item of the list after, or before, or of both. Numbers count from 0. */
export interface ItemPair {
  before?: { item: PlainRecord; index: number };
  after?: { item: PlainRecord; index: number };
  /** Alike, and in its place among those that are alike. */
  kept: boolean;
}

type Placed = NonNullable<ItemPair["before"]>;

/** Share of its values that an item must have in common with another to count as that one, changed. */
const enough = 0.3;

function wordsOf(value: unknown): Set<string> {
  return new Set(
    String(value)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}

/** How much of the words of two texts is common, from 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  if (isSame(one, other)) return 1;
  if (isEmpty(one) || isEmpty(other)) return 0;
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const common = [...first].filter((word) => second.has(word)).length;
  return (2 * common) / Math.max(1, first.size + second.size);
}

/** Texts resemble each other by their words; of other values, and of pictures' names, any other is another. */
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

/** Pairs of the best first; each item stands in one pair. */
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
 * Which item of one list is which of the other. Alike ones in their order are kept; the others are paired by what they
 * have in common, and the rest was removed or added. In the order of the list after, removed ones where they stood.
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
