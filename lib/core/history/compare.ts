import type { AdminKey, Field, Fields, ReadablePart } from "../content/field";
import { firstText } from "../forms/value-texts";
import { isNothing, isRecord, isSame, type PlainRecord } from "../forms/values";
import { type Language, languages } from "../i18n/languages";
import { alignedList, besideColumns } from "./beside-items";
import { type ComparedPart, type CompareWords, compareWords } from "./compared-words";
import { pairItems } from "./pair-items";
import { readSnapshot } from "./read-snapshot";
import { rawValueText } from "./value-text";

export interface TextDifference {
  language?: Language;
  parts: ComparedPart[];
  /** The words are equal, but not their format, such as bold text or links. */
  formatDiffers: boolean;
}

interface At {
  name: string;
  /** Null for a value whose field no longer exists. */
  label: AdminKey | null;
}

export type Difference = At &
  (
    | { kind: "texts"; texts: TextDifference[] }
    | { kind: "value"; field: Field | null; before: unknown; after: unknown }
    | { kind: "parts"; parts: PartDifference[] }
    | { kind: "picture"; before: string | null; after: string | null }
    | { kind: "list"; before: number; after: number; items: ItemDifference[] }
  );

interface PartDifference {
  name: string;
  texts: TextDifference[];
}

/** Numbers count from 1. */
export interface ItemDifference {
  change: "added" | "removed" | "changed" | "moved";
  item: AdminKey;
  number: number;
  from?: number;
  title: string;
  picture: string | null;
  differences: Difference[];
}

function formatOf(html: string): string {
  return (html.match(/<(?!\/|(?:p|br|ul|ol|li|tr|t[dh]|tbody|table)\b)[^>]*>/g) ?? []).sort().join("");
}

function articleDifference(
  mark: CompareWords,
  field: Pick<Field, "readable">,
  before: string,
  after: string,
): Omit<TextDifference, "language"> {
  const read = field.readable ?? ((html: string) => html);
  const [was, is] = [read(before), read(after)];
  const formatDiffers = before !== "" && after !== "" && (was === is || formatOf(before) !== formatOf(after));
  return { parts: mark(was, is), formatDiffers };
}

const asText = (value: unknown) => (isNothing(value) ? "" : rawValueText(value));

function readText(field: Field | undefined, value: unknown): unknown {
  return field?.kind === "text" && field.readable && typeof value === "string"
    ? field.readable(value)
    : value;
}

function textOf(texts: unknown, language: Language): string {
  const text = isRecord(texts) ? texts[language] : undefined;
  const lines = isRecord(text)
    ? Object.entries(text).map(([key, value]) => `${key}: ${rawValueText(value)}`)
    : [];
  return isRecord(text) ? lines.join("\n") : asText(text);
}

function textsDifference(
  mark: CompareWords,
  field: Pick<Field, "kind" | "readable">,
  before: unknown,
  after: unknown,
): TextDifference[] {
  return languages.flatMap((language) => {
    const [was, is] = [textOf(before, language), textOf(after, language)];
    if (was === is) return [];
    if (field.kind === "html") return [{ language, ...articleDifference(mark, field, was, is) }];
    return [{ language, parts: mark(was, is), formatDiffers: false }];
  });
}

/** Null if the values cannot be read or differ only in unreadable parts. */
function partsDifference(
  mark: CompareWords,
  field: Field,
  before: unknown,
  after: unknown,
): PartDifference[] | null {
  const [was, is] = [field.readableParts?.(before), field.readableParts?.(after)];
  if (!was || !is) return null;
  const partOf = (parts: ReadablePart[], name: string) =>
    parts.find((part) => part.name === name)?.text ?? "";
  const names = new Set([...is, ...was].map(({ name }) => name));
  const parts = [...names].flatMap((name): PartDifference[] => {
    const [from, to] = [partOf(was, name), partOf(is, name)];
    if (typeof from !== "string" || typeof to !== "string") {
      const texts = textsDifference(mark, { kind: "localized" }, from, to);
      return texts.length > 0 ? [{ name, texts }] : [];
    }
    return from === to ? [] : [{ name, texts: [{ parts: mark(from, to), formatDiffers: false }] }];
  });
  return parts.length > 0 ? parts : null;
}

/** In Indonesian, or in English; an item without such a text has its first text as title. */
function titleOf(fields: Fields, item: PlainRecord): string {
  const named = Object.keys(fields).find((name) => fields[name]?.kind === "localized");
  const texts = named === undefined ? undefined : item[named];
  const values = Object.entries(item).map(([name, value]) => readText(fields[name], value));
  return textOf(texts, "id") || textOf(texts, "en") || firstText(values);
}

function pictureOf(fields: Fields, item: PlainRecord): string | null {
  const name = Object.keys(fields).find((each) => fields[each]?.kind === "picture");
  return name === undefined ? null : asText(item[name]) || null;
}

const asItems = (value: unknown): PlainRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function listItems(
  mark: CompareWords,
  field: Field,
  before: PlainRecord[],
  after: PlainRecord[],
): ItemDifference[] {
  const { items } = field;
  if (!items) return [];
  const { item, fields } = items;
  return pairItems(fields, before, after).flatMap(({ before: was, after: is, kept }): ItemDifference[] => {
    if (kept) return [];
    const differences = compareRecords(mark, fields, was?.item ?? {}, is?.item ?? {});
    const shown = (is ?? was)?.item ?? {};
    const picture = pictureOf(fields, shown);
    const named = { item, title: picture ? "" : titleOf(fields, shown), picture };
    if (!was || !is) {
      const number = ((is ?? was)?.index ?? 0) + 1;
      return [{ change: is ? "added" : "removed", number, ...named, differences }];
    }
    const from = was.index === is.index ? undefined : was.index + 1;
    const change = differences.length > 0 ? "changed" : "moved";
    return [{ change, number: is.index + 1, from, ...named, differences }];
  });
}

function fieldDifference(
  mark: CompareWords,
  name: string,
  field: Field | null,
  before: unknown,
  after: unknown,
): Difference {
  const at = { name, label: field?.label ?? null };
  if (field?.items && (Array.isArray(before) || Array.isArray(after))) {
    const [was, is] = [asItems(before), asItems(after)];
    return {
      ...at,
      kind: "list",
      before: was.length,
      after: is.length,
      items: listItems(mark, field, was, is),
    };
  }
  if (field?.kind === "picture") {
    return { ...at, kind: "picture", before: asText(before) || null, after: asText(after) || null };
  }
  if (field?.flat || field?.kind === "localized" || field?.kind === "html") {
    return { ...at, kind: "texts", texts: textsDifference(mark, field, before, after) };
  }
  if (field?.kind === "text") {
    const [was, is] = [before, after].map((value) => asText(readText(field, value)));
    const parts = mark(was ?? "", is ?? "");
    return { ...at, kind: "texts", texts: [{ parts, formatDiffers: false }] };
  }
  const parts = field && partsDifference(mark, field, before, after);
  return parts ? { ...at, kind: "parts", parts } : { ...at, kind: "value", field, before, after };
}

/** An empty list equals a missing one, because old snapshots may lack the key. */
const listed = (value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : value);

function compareRecords(
  mark: CompareWords,
  fields: Fields,
  before: PlainRecord,
  after: PlainRecord,
): Difference[] {
  const names = new Set([...Object.keys(fields), ...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !isSame(listed(before[name]), listed(after[name])))
    .map((name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return fieldDifference(mark, name, field ?? null, before[name], after[name]);
    });
}

/** Lists differences in the order of the fields. Compares season prices of the same price line, also if the line was moved. */
export function compareSnapshots(
  fields: Fields,
  before: PlainRecord,
  after: PlainRecord,
  mark: CompareWords = compareWords,
): Difference[] {
  const [was, is] = [readSnapshot(fields, before), readSnapshot(fields, after)];
  const aligned = Object.keys(fields)
    .filter((name) => besideColumns(fields, name).some(({ other }) => !isSame(was[other], is[other])))
    .map((name) => [name, alignedList(fields, name, { record: was, target: is, nothing: null })]);
  return compareRecords(mark, fields, { ...was, ...Object.fromEntries(aligned) }, is);
}
