import type { Fields } from "../content/field";
import type { Snapshot } from "../entity/snapshot";
import { isRecord, isSame, type PlainRecord } from "../forms/values";
import { alignedList, besideColumns, isRecordList, laterPositions, valueBeside } from "./beside-items";

interface Three<T = unknown> {
  before: T;
  after: T;
  now: T;
}

interface UndoneValue {
  value: unknown;
  kept: string[];
}

/** Puts values beside another list, such as season prices, into its order of today. Names changed values of removed items. */
function besideItemsNow(fields: Fields, three: Three<Snapshot>, name: string): Three & { gone: string[] } {
  const [before, after, now] = [three.before[name], three.after[name], three.now[name]];
  const beside = besideColumns(fields, name);
  if (beside.length === 0 || !isRecordList(before) || !isRecordList(after)) {
    return { before, after, now, gone: [] };
  }
  const gone = beside.flatMap(({ column, other }) => {
    const [then, today] = [three.after[other], three.now[other]];
    if (!isRecordList(then) || !isRecordList(today)) return [];
    const positions = laterPositions(fields[other]?.items?.fields ?? {}, then, today);
    return after.flatMap((item, index) =>
      [...then.keys()]
        .filter((line) => !positions.has(line))
        .filter((line) => {
          const [was, is] = [before[index], item].map((each) => valueBeside(each, column, line, null));
          return !isSame(was, is);
        })
        .map((line) => `${name}.${index}.${column}.${line}`),
    );
  });
  // Before the batch the other list had the order that it had after the batch.
  const align = (list: unknown) =>
    alignedList(fields, name, {
      record: { ...three.after, [name]: list },
      target: three.now,
      nothing: null,
    });
  return { before: align(before), after: align(after), now, gone };
}

/** Each item of the list after the batch is sought in today's. An item that has been removed is kept and named. */
function undoneList(fields: Fields, { before, after, now }: Three<PlainRecord[]>, path: string): UndoneValue {
  const positions = laterPositions(fields, after, now);
  const value: unknown[] = [...now];
  const kept = after.flatMap((item, index) => {
    const [was, position] = [before[index], positions.get(index)];
    if (isSame(was, item)) return [];
    const items = position === undefined ? undefined : now[position];
    if (position === undefined || !items) return [`${path}.${index}`];
    const undone = undoneValue(fields, { before: was, after: item, now: items }, `${path}.${position}`);
    value[position] = undone.value;
    return undone.kept;
  });
  return { value, kept };
}

/** The batch added items to a list: takes away those that are as the batch left them. Names those that were edited since. */
function withoutAdded({ before, after, now }: Three<PlainRecord[]>, path: string): UndoneValue {
  const lacks = (list: PlainRecord[], item: PlainRecord) => !list.some((each) => isSame(each, item));
  const added = after.filter((item) => lacks(before, item));
  const removed = before.filter((item) => lacks(after, item) && lacks(now, item));
  const kept = [...after.keys()].filter((index) => {
    const item = after[index];
    return item && added.includes(item) && lacks(now, item);
  });
  const value = [...removed, ...now.filter((item) => lacks(added, item))];
  return { value, kept: kept.map((index) => `${path}.${index}`) };
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
  if (isRecordList(before) && isRecordList(after) && isRecordList(now)) {
    if (before.length === after.length) return undoneList(fields, { before, after, now }, path);
    if (before.length < after.length) return withoutAdded({ before, after, now }, path);
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

/** Reverts a value only if it is still the result of the batch. `kept` has the paths of edited values. */
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
