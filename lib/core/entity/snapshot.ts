import { z } from "zod";
import type { Field, Fields } from "../content/field";
import type { OptionalText } from "../content/localized-text";
import { isRecord, isSame } from "../forms/values";
import { splitFlatName } from "../i18n/flat-names";
import { byLanguage, languages } from "../i18n/languages";
import { imageOf } from "../storage/stored-names";

export const snapshotSchema = z.record(z.string(), z.unknown());

export type Snapshot = z.output<typeof snapshotSchema>;

function itemSnapshot(fields: Fields, item: unknown, encoded: unknown): Snapshot {
  const [values, wire] = [isRecord(item) ? item : {}, isRecord(encoded) ? encoded : {}];
  const names = Object.keys(wire).filter((name) => name !== "id" || Object.hasOwn(fields, name));
  return Object.fromEntries(
    names.map((name) => {
      const field = fields[name];
      return [name, field ? sentValue(field, values[name], wire[name]) : wire[name]];
    }),
  );
}

function sentValue(field: Field, value: unknown, encoded: unknown): unknown {
  const { kind, items } = field;
  if (items && Array.isArray(value)) {
    const wire = Array.isArray(encoded) ? encoded : [];
    return value.map((item, index) => itemSnapshot(items.fields, item, wire[index]));
  }
  if (kind === "localized") return value ?? null;
  return encoded === null && (kind === "text" || kind === "picture") ? "" : encoded;
}

/** A record as PUT accepts it. A missing text is empty, so that a restore clears it, unless its language is required. */
export function snapshotOf(fields: Fields, record: object): Snapshot {
  const values: Snapshot = { ...record };
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (!field.flat) {
      const encoded = z.encode(field.wire ?? field.stored, values[name] as never);
      return [[name, sentValue(field, values[name], encoded)]];
    }
    const texts = (values[name] ?? {}) as OptionalText;
    return languages.flatMap((language) => {
      const text = texts[language] ?? (field.requiredLanguages?.includes(language) ? undefined : "");
      return text === undefined ? [] : [[`${name}_${language}`, text]];
    });
  });
  return Object.fromEntries(entries);
}

/** Adds empty texts, because a change keeps the languages that it does not name. */
export function withAllLanguages(fields: Fields, snapshot: Snapshot): Snapshot {
  const entries = Object.entries(snapshot).map(([name, value]) => {
    const isMerged = Object.hasOwn(fields, name) && fields[name]?.change && isRecord(value);
    return [name, isMerged ? { ...byLanguage(() => ""), ...value } : value];
  });
  return Object.fromEntries(entries);
}

/** `title_en` is part of the field `title`. */
function fieldName(fields: Fields, key: string): string {
  const name = splitFlatName(key)?.name;
  return !Object.hasOwn(fields, key) && name && Object.hasOwn(fields, name) ? name : key;
}

/** The named fields of a snapshot. A text may have a key for each language there. */
export function pickFields(fields: Fields, snapshot: Snapshot, names: readonly string[]): Snapshot {
  return Object.fromEntries(
    Object.entries(snapshot).filter(([key]) => names.includes(fieldName(fields, key))),
  );
}

export function changedFields(fields: Fields, before: Snapshot, after: Snapshot): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const differing = [...keys].filter((key) => !isSame(before[key], after[key]));
  const names = new Set(differing.map((key) => fieldName(fields, key)));
  const known = Object.keys(fields).filter((name) => names.delete(name));
  return [...known, ...names];
}

/** Names of stored pictures anywhere in a text: in an address or in an article. */
const storedName = /(?<![0-9a-f])[0-9a-f]{2}\/[0-9a-f]{32}(?:-\d{2,4})?\.(?:webp|avif)/g;

/** The pictures of a snapshot by stored name, each once. A copy counts as its picture. */
export function picturesOf(snapshot: Snapshot): string[] {
  return [...new Set(JSON.stringify(snapshot).match(storedName)?.map(imageOf))].sort();
}

function isGone(value: unknown, gone: ReadonlySet<string>): boolean {
  return typeof value === "string" && gone.has(imageOf(value.replace(/^\/storage\//, "")));
}

/** Removes pictures that the store no longer has. Articles are cleaned as at every save. */
export function withoutPictures(snapshot: Snapshot, gone: ReadonlySet<string>): Snapshot {
  if (gone.size === 0) return snapshot;
  const entries = Object.entries(snapshot).map(([key, value]) => {
    if (Array.isArray(value)) {
      const kept = value.filter((item) => !isGone(isRecord(item) && item.path, gone));
      return [key, kept.map((item) => (isRecord(item) ? withoutPictures(item, gone) : item))];
    }
    return [key, isGone(value, gone) ? "" : value];
  });
  return Object.fromEntries(entries);
}
