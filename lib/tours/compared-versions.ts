import type { Field, Fields } from "../core/content/field";
import { localized, staffText } from "../core/content/localized-text";
import type { Snapshot } from "../core/entity/snapshot";
import { isRecord, type PlainRecord } from "../core/forms/values";
import { rawValueText } from "../core/history/value-text";
import { adminText } from "../core/i18n/admin-messages";
import { readFacts } from "./facts/readable";
import { tourFields } from "./fields";
import { readableCode } from "./places/codes";
import { copyLists } from "./shared-texts/copy";

/** A version stores the name that the place had then. */
function stopName(stop: unknown): unknown {
  const { place, name } = isRecord(stop) ? stop : { place: stop };
  const { data } = localized.safeParse(name);
  return { place: data ? staffText(data) : readableCode(rawValueText(place)) };
}

/** Returns a version of a tour for a comparison, in which each stop has a readable name. */
export function tourContent({ stops, ...snapshot }: Snapshot): PlainRecord {
  return Array.isArray(stops) ? { ...snapshot, stops: stops.map(stopName) } : snapshot;
}

export type SharedTextNames = ReadonlyMap<number, string>;

/** Adds to the list the name of the shared text that an item was copied from; for a deleted text its number. */
function withOrigins(list: Field, names: SharedTextNames): Field {
  const origin = list.items?.fields.shared_text_id;
  if (!list.items || !origin) return list;
  const readable = (id: string) => names.get(Number(id)) ?? adminText("history.goneSharedText", { id });
  const shared_text_id: Field = { ...origin, readable, nothing: "history.ownText" };
  return { ...list, items: { ...list.items, fields: { ...list.items.fields, shared_text_id } } };
}

export type AreaNames = ReadonlyMap<string, string>;

/** Returns the fields of a tour that are read with the names of other records. */
export function tourReading(names: SharedTextNames, areas: AreaNames): Fields {
  const lists = Object.values(copyLists).map((name) => [name, withOrigins(tourFields[name], names)]);
  return {
    facts: { ...tourFields.facts, readableParts: (facts: unknown) => readFacts(facts, areas) },
    ...Object.fromEntries(lists),
  };
}
