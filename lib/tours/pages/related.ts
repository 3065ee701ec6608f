import type { Publication } from "../publication";
import type { Tag } from "../tags";

export interface RelatedTourRow extends Publication {
  id: number;
  tag: Tag | null;
  stops: readonly string[];
}

/** The tours of a kind in the staff's own order; a number is a tour's place in it. */
export interface KindStops {
  tours: readonly RelatedTourRow[];
  numberOf: ReadonlyMap<number, number>;
  stoppingAt: ReadonlyMap<string, readonly number[]>;
}

export function kindStops(tours: readonly RelatedTourRow[]): KindStops {
  const stoppingAt = new Map<string, number[]>();
  for (const [number, { stops }] of tours.entries()) {
    for (const stop of new Set(stops)) {
      const known = stoppingAt.get(stop);
      if (known) known.push(number);
      else stoppingAt.set(stop, [number]);
    }
  }
  return { tours, numberOf: new Map(tours.map(({ id }, number) => [id, number])), stoppingAt };
}

/**
 * Yields the other tours of a kind: those with the most stops in common, then those of the same category, then the rest, each in
 * the order of the list from the tour on.
 */
export function* relatedTo(
  { tours, numberOf, stoppingAt }: KindStops,
  id: number,
): Generator<RelatedTourRow> {
  const own = numberOf.get(id);
  const tour = own === undefined ? undefined : tours[own];
  if (own === undefined || !tour) return;
  const shared = new Map<number, number>();
  for (const stop of new Set(tour.stops)) {
    for (const number of stoppingAt.get(stop) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
  }
  shared.delete(own);
  const isOfCategory = (number: number) => tours[number]?.tag === tour.tag;
  const after = (number: number) => (number - own + tours.length) % tours.length;
  const nearest = [...shared].sort(
    ([a, ofA], [b, ofB]) =>
      ofB - ofA || Number(isOfCategory(b)) - Number(isOfCategory(a)) || after(a) - after(b),
  );
  for (const [number] of nearest) yield* tours.slice(number, number + 1);
  for (const ofCategory of [true, false]) {
    for (let step = 1; step < tours.length; step += 1) {
      const number = (own + step) % tours.length;
      const other = tours[number];
      if (other && !shared.has(number) && isOfCategory(number) === ofCategory) yield other;
    }
  }
}
