import type { Field, Fields } from "../content/field";
import { localized, staffText } from "../content/localized-text";
import { isRecord, type PlainRecord } from "../forms/values";
import { adminText } from "../i18n/admin-messages";
import { seoFields } from "../seo/fields";
import { readFacts } from "../tours/facts/readable";
import { tourFields } from "../tours/fields";
import { readableCode } from "../tours/places/codes";
import { copyLists } from "../tours/shared-texts/copy";
import { compareSnapshots, type Difference } from "./compare";
import type { Entity } from "./records";
import { recordKind } from "./records";
import type { Snapshot } from "./schema";
import { plainText } from "./value-text";

/** Texts of a page are keyed by page, language and field. */
function seoContent(snapshot: Snapshot): PlainRecord {
  const entries = Object.values(snapshot).flatMap((page) => (isRecord(page) ? Object.entries(page) : []));
  return Object.fromEntries(
    Object.keys(seoFields).map((name) => {
      const texts = entries.map(([language, entry]) => [language, isRecord(entry) ? entry[name] : null]);
      return [name, Object.fromEntries(texts)];
    }),
  );
}

/** Of a stop its name, as it was at the time of the version. */
function stopName(stop: unknown): unknown {
  const { place, name } = isRecord(stop) ? stop : { place: stop };
  const { data } = localized.safeParse(name);
  return { place: data ? staffText(data) : readableCode(plainText(place)) };
}

function tourContent({ stops, ...snapshot }: Snapshot): PlainRecord {
  return Array.isArray(stops) ? { ...snapshot, stops: stops.map(stopName) } : snapshot;
}

function recordContent(entity: Entity, snapshot: Snapshot): PlainRecord {
  if (entity === "seo") return seoContent(snapshot);
  return entity === "tour" ? tourContent(snapshot) : snapshot;
}

/** Shared texts by their ids, as staff know them. */
export type SharedTextNames = ReadonlyMap<number, string>;

/** The list with the text that each item was copied from by its words; of a deleted one its number is all there is. */
function withOrigins(list: Field, names: SharedTextNames): Field {
  const origin = list.items?.fields.shared_text_id;
  if (!list.items || !origin) return list;
  const readable = (id: string) => names.get(Number(id)) ?? adminText("history.goneSharedText", { id });
  const shared_text_id: Field = { ...origin, readable, nothing: "history.ownText" };
  return { ...list, items: { ...list.items, fields: { ...list.items.fields, shared_text_id } } };
}

/** Apart from the fields of forms, which do not need the words of the public site. */
function tourReading(names: SharedTextNames): Fields {
  const lists = Object.values(copyLists).map((name) => [name, withOrigins(tourFields[name], names)]);
  return { facts: { ...tourFields.facts, readableParts: readFacts }, ...Object.fromEntries(lists) };
}

/** What differs between two versions of a record, as staff think of it. */
export function compareVersions(
  entity: Entity,
  before: Snapshot,
  after: Snapshot,
  names: SharedTextNames = new Map(),
): Difference[] {
  const { fields: own } = recordKind(entity);
  const fields = entity === "tour" ? { ...own, ...tourReading(names) } : own;
  return compareSnapshots(fields, recordContent(entity, before), recordContent(entity, after));
}
