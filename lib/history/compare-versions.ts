import type { Fields } from "../content/field";
import { localized, staffText } from "../content/localized-text";
import { isRecord, type PlainRecord } from "../forms/values";
import { seoFields } from "../seo/fields";
import { readFacts } from "../tours/facts/readable";
import { tourFields } from "../tours/fields";
import { readableCode } from "../tours/places/codes";
import { compareSnapshots, type Difference } from "./compare";
import { recordFields } from "./record-fields";
import type { Entity, Snapshot } from "./schema";
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

/** Apart from the fields of forms, which do not need the words of the public site. */
const tourReading: Fields = { facts: { ...tourFields.facts, readableParts: readFacts } };

/** What differs between two versions of a record, as staff think of it. */
export function compareVersions(entity: Entity, before: Snapshot, after: Snapshot): Difference[] {
  const fields = entity === "tour" ? { ...recordFields(entity), ...tourReading } : recordFields(entity);
  return compareSnapshots(fields, recordContent(entity, before), recordContent(entity, after));
}
