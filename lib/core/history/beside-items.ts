import type { Fields } from "../content/field";
import { isRecord, type PlainRecord } from "../forms/values";
import { pairItems } from "./pair-items";

export function isRecordList(value: unknown): value is PlainRecord[] {
  return Array.isArray(value) && value.every(isRecord);
}

/** The columns of a list whose values stand beside the items of another list, such as the season prices of price lines. */
export function besideColumns(fields: Fields, name: string): { column: string; other: string }[] {
  const columns = Object.hasOwn(fields, name) ? (fields[name]?.items?.fields ?? {}) : {};
  return Object.entries(columns).flatMap(([column, { beside }]) =>
    beside === undefined ? [] : [{ column, other: beside }],
  );
}

/** Maps positions before to positions after, without removed items. */
export function laterPositions(
  fields: Fields,
  before: PlainRecord[],
  after: PlainRecord[],
): Map<number, number> {
  return new Map(
    pairItems(fields, before, after).flatMap((pair) =>
      pair.before && pair.after ? [[pair.before.index, pair.after.index]] : [],
    ),
  );
}

export function valueBeside(
  item: PlainRecord | undefined,
  column: string,
  index: number | undefined,
  nothing: unknown,
) {
  const values = item?.[column];
  return index !== undefined && Array.isArray(values) ? (values[index] ?? nothing) : nothing;
}

/** Puts the values beside another list into its order in `target`, because moved price lines keep their season prices. */
export function alignedList(
  fields: Fields,
  name: string,
  { record, target, nothing }: { record: PlainRecord; target: PlainRecord; nothing: unknown },
): unknown {
  const list = record[name];
  if (!isRecordList(list)) return list;
  const aligned = list.map((item) => ({ ...item }));
  for (const { column, other } of besideColumns(fields, name)) {
    const [own, wanted] = [record[other], target[other]];
    if (!isRecordList(own) || !isRecordList(wanted)) continue;
    const positions = laterPositions(fields[other]?.items?.fields ?? {}, own, wanted);
    const ownAt = new Map([...positions].map(([from, to]) => [to, from]));
    for (const item of aligned) {
      item[column] = wanted.map((_, index) => valueBeside(item, column, ownAt.get(index), nothing));
    }
  }
  return aligned;
}
