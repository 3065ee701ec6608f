import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { sharedState } from "../shared-state";
import { contentKnowledge } from "./content-version";

/**
 * What a page can be made of, by the names that the triggers raise (docs/decisions/15). `kind:*` stands for all of a
 * kind, `build` for what only another build changes.
 */
export type ContentKey =
  /** A tour with its parts; a promo; an article. */
  | `${"tour" | "promo" | "blog"}:${number | "*"}`
  /** Which tours of a type there are, their order and what lists filter by; the words that searches find them by; their stops. */
  | `${"tours" | "tour-words" | "stops"}:${number | "*"}`
  /** The same of articles. */
  | "blogs"
  | "blog-words"
  /** The known words, which a misspelt or partial one is compared with. */
  | "search-words"
  | `seo:${string}`
  /** The days on which the operator runs no tours. */
  | "closed-days"
  /** What currencies are worth. */
  | "rates"
  /** Up to this day, as `until:2026-12-21`: changed once it has ended in Bangkok. */
  | `until:${string}`
  /** An announced moment, as `moment:2026-12-21T11:00:00.000Z`: changed once it has come. */
  | `moment:${string}`
  /** All places where tours stop. */
  | "places"
  /** The calendar in Bangkok. */
  | "day"
  | "year"
  | "build";

/** What something was made of; null: nobody knows, so everything. */
export type MadeOf = readonly string[] | null;

interface Collected {
  keys: Set<string>;
  everything: boolean;
}

const renders = sharedState("dependencies", () => new AsyncLocalStorage<Collected>());

/**
 * Says what the page that is being rendered is made of. To be called at every read, also where the answer comes from a
 * cache. Outside a render it does nothing.
 */
export function dependsOn(...keys: ContentKey[]): void {
  dependsOnAll(keys);
}

/** The same, of what was collected elsewhere. */
export function dependsOnAll(madeOf: MadeOf): void {
  if (madeOf === null) dependsOnEverything();
  const collected = renders.getStore();
  for (const key of madeOf ?? []) collected?.keys.add(key);
}

/** Says that nobody knows what it is made of: any change renders it anew. */
export function dependsOnEverything(): void {
  const collected = renders.getStore();
  if (collected) collected.everything = true;
}

/** The moment, for what only its day in Bangkok matters to. */
export function momentOfDay(): Date {
  dependsOn("day");
  return new Date();
}

/** The moment, for what only its year in Bangkok matters to. */
export function momentOfYear(): Date {
  dependsOn("year");
  return new Date();
}

/** Has the page that is being rendered renewed at a moment (in milliseconds), such as the cut-off of a tour. */
export function changesAt(time: number): void {
  const key = contentKnowledge().moments.announce(time);
  dependsOn("day");
  if (key) dependsOn(key);
}

/** Runs a render, and tells what its result is made of: of everything where it said nothing. */
export async function collectDependencies<T>(render: () => Promise<T>): Promise<[T, MadeOf]> {
  const collected: Collected = { keys: new Set(), everything: false };
  const result = await renders.run(collected, render);
  return [result, collected.everything || collected.keys.size === 0 ? null : [...collected.keys]];
}
