import type { Fields } from "../content/field";
import { isRecord, isSame, type PlainRecord } from "../forms/values";
import { pairItems } from "./pair-items";
import type { Snapshot } from "./schema";

/** A value before a batch, after it, and as it is now. */
interface Three<T = unknown> {
  before: T;
  after: T;
  now: T;
}

/** What an undo makes of a value, and the paths within it that were changed since the batch. */
interface Undone {
  value: unknown;
  kept: string[];
}

const isList = (value: unknown): value is PlainRecord[] => Array.isArray(value) && value.every(isRecord);

/** Each item of the list after the batch is sought in today's; what is not there any more is kept as gone. */
function undoneList(fields: Fields, { before, after, now }: Three<PlainRecord[]>, path: string): Undone {
  const places = new Map<number, number>();
  for (const pair of pairItems(fields, after, now)) {
    if (pair.before && pair.after) places.set(pair.before.index, pair.after.index);
  }
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

function undoneRecord(fields: Fields, { before, after, now }: Three<PlainRecord>, path: string): Undone {
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

/** Plain values of an item that stand beside another list, in its order: a season's prices. */
function undoneNumbers({ before, after, now }: Three<unknown[]>, path: string): Undone {
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

/** `fields` are those of the value's own parts: of a list its items'. */
function undoneValue(fields: Fields, three: Three, path: string): Undone {
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
 * The change that takes a batch back from a record: a value only where it still is what the batch made of it. Items
 * of lists are found again where they were moved. `kept` has the paths of what was edited since.
 */
export function undoneValues(
  fields: Fields,
  { before, after, now }: Three<Snapshot>,
): { set: Snapshot; kept: string[] } {
  const set: Snapshot = {};
  const kept = Object.keys(after).flatMap((name) => {
    if (isSame(before[name], after[name])) return [];
    const within = Object.hasOwn(fields, name) ? (fields[name]?.items?.fields ?? {}) : {};
    const three = { before: before[name], after: after[name], now: now[name] };
    const undone = undoneValue(within, three, name);
    if (!isSame(undone.value, now[name])) set[name] = undone.value ?? null;
    return undone.kept;
  });
  return { set, kept };
}
