import type { Fields } from "../content/field";
import { isRecord, isSame, type PlainRecord } from "../forms/values";
import { pairItems } from "./pair-items";
import type { Snapshot } from "./schema";

interface Three<T = unknown> {
  before: T;
  after: T;
  now: T;
}

interface UndoneValue {
  value: unknown;
  kept: string[];
}

const isList = (value: unknown): value is PlainRecord[] => Array.isArray(value) && value.every(isRecord);

/** Maps the position of each item after the batch to its current position. */
function positionsNow(fields: Fields, after: PlainRecord[], now: PlainRecord[]): Map<number, number> {
  const pairs = pairItems(fields, after, now);
  return new Map(
    pairs.flatMap((pair) => (pair.before && pair.after ? [[pair.before.index, pair.after.index]] : [])),
  );
}

/** Sorts values that belong to another list's items (such as the prices of a season) by that list's current order. */
function besideItemsNow(fields: Fields, three: Three<Snapshot>, name: string): Three & { gone: string[] } {
  const [before, after, now] = [three.before[name], three.after[name], three.now[name]];
  const gone: string[] = [];
  const beside = Object.entries(fields[name]?.items?.fields ?? {}).flatMap(([column, field]) =>
    field.beside === undefined ? [] : [{ column, other: field.beside }],
  );
  if (beside.length === 0 || !isList(before) || !isList(after)) return { before, after, now, gone };
  const ordered = [before, after].map((list) => list.map((item) => ({ ...item })));
  for (const { column, other } of beside) {
    const [then, today] = [three.after[other], three.now[other]];
    if (!isList(then) || !isList(today)) continue;
    const positions = positionsNow(fields[other]?.items?.fields ?? {}, then, today);
    const thenAt = new Map([...positions].map(([old, current]) => [current, old]));
    const valueAt = (item: PlainRecord | undefined, index: number | undefined) =>
      index !== undefined && Array.isArray(item?.[column]) ? item[column][index] : null;
    for (const item of ordered.flat()) {
      item[column] = today.map((_, index) => valueAt(item, thenAt.get(index)));
    }
    for (const [index, item] of after.entries()) {
      for (const line of then.keys()) {
        const isChanged = !isSame(valueAt(before[index], line), valueAt(item, line));
        if (isChanged && !positions.has(line)) gone.push(`${name}.${index}.${column}.${line}`);
      }
    }
  }
  return { before: ordered[0], after: ordered[1], now, gone };
}

function undoneList(fields: Fields, { before, after, now }: Three<PlainRecord[]>, path: string): UndoneValue {
  const places = positionsNow(fields, after, now);
  const value: unknown[] = [...now];
  const kept = after.flatMap((item, index) => {
    const [was, place] = [before[index], places.get(index)];
    if (isSame(was, item)) return [];
    const items = place === undefined ? undefined : now[place];
    if (place === undefined || !items) return [`${path}.${index}`];
    const undone = undoneValue(fields, { before: was, after: item, now: items }, `${path}.${place}`);
    value[place] = undone.value;
    return undone.kept;
  });
  return { value, kept };
}

function undoneRecord(fields: Fields, { before, after, now }: Three<PlainRecord>, path: string): UndoneValue {
  const value = { ...now };
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const kept = [...names].flatMap((name) => {
    const three = { before: before[name], after: after[name], now: now[name] };
    if (isSame(three.before, three.after)) return [];
    const within = Object.hasOwn(fields, name) ? (fields[name]?.items?.fields ?? {}) : {};
    const undone = undoneValue(within, three, `${path}.${name}`);
    if (undone.value === undefined) delete value[name];
    else value[name] = undone.value;
    return undone.kept;
  });
  return { value, kept };
}

function undoneNumbers({ before, after, now }: Three<unknown[]>, path: string): UndoneValue {
  const kept: string[] = [];
  const value = now.map((each, index) => {
    if (isSame(before[index], after[index])) return each;
    if (isSame(each, after[index])) return before[index];
    if (isSame(each, before[index])) return each;
    kept.push(`${path}.${index}`);
    return each;
  });
  return { value, kept };
}

function undoneValue(fields: Fields, three: Three, path: string): UndoneValue {
  const { before, after, now } = three;
  if (isSame(now, after)) return { value: before, kept: [] };
  if (isSame(now, before)) return { value: now, kept: [] };
  if (isList(before) && isList(after) && isList(now) && before.length === after.length) {
    return undoneList(fields, { before, after, now }, path);
  }
  if (isRecord(before) && isRecord(after) && isRecord(now)) {
    return undoneRecord(fields, { before, after, now }, path);
  }
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now) && path.includes(".")) {
    const isParallel = before.length === after.length && after.length === now.length;
    if (isParallel) return undoneNumbers({ before, after, now }, path);
  }
  return { value: now, kept: [path] };
}

/**
 * Reverts a value only if it still is what the batch made of it. List items are found by content where they
 * were moved. `kept` has the paths of edited values.
 */
export function undoneValues(
  fields: Fields,
  { before, after, now }: Three<Snapshot>,
): { set: Snapshot; kept: string[] } {
  const set: Snapshot = {};
  const kept = Object.keys(after).flatMap((name) => {
    if (isSame(before[name], after[name])) return [];
    const within = Object.hasOwn(fields, name) ? (fields[name]?.items?.fields ?? {}) : {};
    const { gone, ...three } = besideItemsNow(fields, { before, after, now }, name);
    const undone = undoneValue(within, three, name);
    if (!isSame(undone.value, now[name])) set[name] = undone.value ?? null;
    return [...undone.kept, ...gone];
  });
  return { set, kept };
}
