import type { Field, Fields } from "../content/field";
import { localized, staffText } from "../content/localized-text";
import type { Snapshot } from "../entity/snapshot";
import { isRecord, type PlainRecord } from "../forms/values";
import { adminText } from "../i18n/admin-messages";
import type { Entity } from "../registry/entities";
import { entityDefinition } from "../registry/entities";
import { seoFields } from "../seo/fields";
import { readFacts } from "../tours/facts/readable";
import { tourFields } from "../tours/fields";
import { readableCode } from "../tours/places/codes";
import { copyLists } from "../tours/shared-texts/copy";
import { compareSnapshots, type Difference } from "./compare";
import { rawValueText } from "./value-text";

function seoContent(snapshot: Snapshot): PlainRecord {
  const entries = Object.values(snapshot).flatMap((page) => (isRecord(page) ? Object.entries(page) : []));
  return Object.fromEntries(
    Object.keys(seoFields).map((name) => {
      const texts = entries.map(([language, entry]) => [language, isRecord(entry) ? entry[name] : null]);
      return [name, Object.fromEntries(texts)];
    }),
  );
}

/** A version stores the name that the place had then. */
function stopName(stop: unknown): unknown {
  const { place, name } = isRecord(stop) ? stop : { place: stop };
  const { data } = localized.safeParse(name);
  return { place: data ? staffText(data) : readableCode(rawValueText(place)) };
}

function tourContent({ stops, ...snapshot }: Snapshot): PlainRecord {
  return Array.isArray(stops) ? { ...snapshot, stops: stops.map(stopName) } : snapshot;
}

function recordContent(entity: Entity, snapshot: Snapshot): PlainRecord {
  if (entity === "seo") return seoContent(snapshot);
  return entity === "tour" ? tourContent(snapshot) : snapshot;
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

function tourReading(names: SharedTextNames, areas: AreaNames): Fields {
  const lists = Object.values(copyLists).map((name) => [name, withOrigins(tourFields[name], names)]);
  return {
    facts: { ...tourFields.facts, readableParts: (facts: unknown) => readFacts(facts, areas) },
    ...Object.fromEntries(lists),
  };
}

/** Lists the differences between two versions of a record, in the terms of its form. */
export function compareVersions(
  entity: Entity,
  before: Snapshot,
  after: Snapshot,
  names: SharedTextNames = new Map(),
  areas: AreaNames = new Map(),
): Difference[] {
  const { fields: own } = entityDefinition(entity);
  const fields = entity === "tour" ? { ...own, ...tourReading(names, areas) } : own;
  return compareSnapshots(fields, recordContent(entity, before), recordContent(entity, after));
}
