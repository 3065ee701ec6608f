import type { Field, Fields } from "../content/field";
import { flatTextNames } from "../content/field-schemas";
import { optionalText } from "../content/localized-text";
import { isRecord, type PlainRecord } from "../forms/values";
import { languages } from "../i18n/languages";
import { storageAddress } from "../storage/stored-image";

const placing = ["id", "slug", "order", "updated_at"];

function textsOf(value: unknown): unknown {
  const { success, data } = optionalText.safeParse(value ?? null);
  return success ? (data ?? {}) : value;
}

function dayOf(value: unknown): unknown {
  return typeof value === "string" ? value.slice(0, 10) : value;
}

function itemsOf(fields: Fields, value: unknown): unknown {
  if (!Array.isArray(value)) return value ?? [];
  const items = value.map((item) => (isRecord(item) ? item : {}));
  const isOrdered = items.every(({ order }) => typeof order === "number");
  const placed = isOrdered ? items.toSorted((a, b) => Number(a.order) - Number(b.order)) : items;
  return placed.map((item) => readSnapshot(fields, item));
}

function comparable(field: Field, value: unknown): unknown {
  if (field.items) return itemsOf(field.items.fields, value);
  if (field.kind === "localized" || field.kind === "html") return textsOf(value);
  if (field.kind === "day") return dayOf(value);
  if (field.kind === "picture" && typeof value === "string") return storageAddress.decode(value);
  return value;
}

function joined(snapshot: PlainRecord, name: string): PlainRecord {
  const texts = languages.map((language) => [language, snapshot[`${name}_${language}`] ?? ""]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

/** Converts a snapshot to the form for comparison. Unknown keys stay, so that no difference is lost. */
export function readSnapshot(fields: Fields, snapshot: PlainRecord): PlainRecord {
  const flat = flatTextNames(fields).filter((name) =>
    languages.some((language) => Object.hasOwn(snapshot, `${name}_${language}`)),
  );
  const taken = new Set([
    ...placing,
    ...flat.flatMap((name) => languages.map((language) => `${name}_${language}`)),
  ]);
  const values = Object.entries(snapshot).filter(([key]) => !taken.has(key));
  const whole: PlainRecord = {
    ...Object.fromEntries(values),
    ...Object.fromEntries(flat.map((name) => [name, joined(snapshot, name)])),
  };
  return Object.fromEntries(
    Object.entries(whole).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? comparable(field, value) : value];
    }),
  );
}
