import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Prisma } from "../../../prisma/client/client";
import { sharedState } from "../shared-state";
import { contentKnowledge } from "./content-version";

/** `closed_period` is the table of the model `ClosedPeriod`. */
type TableName<Model extends string> = Model extends `${infer First}${infer Rest}`
  ? `${Lowercase<First>}${Rest extends Uncapitalize<Rest> ? "" : "_"}${TableName<Rest>}`
  : Model;

type Models = Prisma.TypeMap["model"];

type RecordModel = {
  [Model in Prisma.ModelName]: Models[Model]["payload"]["scalars"] extends { id: number; updated_at: Date }
    ? Model
    : never;
}[Prisma.ModelName];

/** The tables of records whose triggers raise a key for each changed row, such as `promo:5`. */
export type KeyedTable = Exclude<TableName<RecordModel>, "closed_period" | "home" | "shared_text">;

/**
 * The name of content as triggers raise it (docs/decisions/15). `kind:*` stands for all records; `build` changes only with a
 * build.
 */
export type ContentKey =
  | `${KeyedTable}:${number | "*"}`
  /** The tours of a type, their order and filter values; their search words; their stops. */
  | `${"tours" | "tour-words" | "stops"}:${number | "*"}`
  | `tour-articles:${number}`
  | "blogs"
  | "blog-words"
  | "search-words"
  | `seo:${string}`
  | "home"
  /** The sections of the home page that header and footer of every page link to. */
  | "home-links"
  /** The own pages to which header and footer link. */
  | "own-page-links"
  /** The pictures of the home page's slides, which the Open Graph images of other pages show. */
  | "home-pictures"
  | "closed-days"
  /** Reports of places left: all days of one tour, and all tours on one day. */
  | `tour-days:${number}`
  | `tours-on:${string}`
  /** The orders of the harbour office, of which tours that run all the same speak. */
  | "harbour-orders"
  | "rates"
  /** `until:2026-12-21` changes when this day has ended in the operator's zone. */
  | `until:${string}`
  /** `moment:2026-12-21T11:00:00.000Z` changes at this moment. */
  | `moment:${string}`
  | "places"
  /** The list of pick-up areas. A tour that names an area has its own key raised. */
  | "pickup-areas"
  | "pass-keys"
  | "day"
  | "year"
  | "build";

/** The content keys that a value depends on. Null: unknown, so any change counts. */
export type ContentKeys = readonly string[] | null;

interface Collected {
  keys: Set<string>;
  everything: boolean;
}

const renders = sharedState("dependencies", () => new AsyncLocalStorage<Collected>());

/** Records keys that the current render depends on. Call this at every read, also if a cache answers. */
export function dependsOn(...keys: ContentKey[]): void {
  dependsOnAll(keys);
}

export function dependsOnAll(contentKeys: ContentKeys): void {
  if (contentKeys === null) dependsOnEverything();
  const collected = renders.getStore();
  for (const key of contentKeys ?? []) collected?.keys.add(key);
}

export function dependsOnEverything(): void {
  const collected = renders.getStore();
  if (collected) collected.everything = true;
}

export function momentOfDay(): Date {
  dependsOn("day");
  return new Date();
}

export function momentOfYear(): Date {
  dependsOn("year");
  return new Date();
}

/** Renders the current page again at a moment (in milliseconds), such as the cut-off of a tour. */
export function changesAt(time: number): void {
  const key = contentKnowledge().moments.announce(time);
  dependsOn("day");
  if (key) dependsOn(key);
}

/** Returns null in place of keys if the render recorded none. */
export async function collectDependencies<T>(render: () => Promise<T>): Promise<[T, ContentKeys]> {
  const collected: Collected = { keys: new Set(), everything: false };
  const result = await renders.run(collected, render);
  return [result, collected.everything || collected.keys.size === 0 ? null : [...collected.keys]];
}
