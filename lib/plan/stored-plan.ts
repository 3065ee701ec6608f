import { mostPlannedTours, type PlanChoice } from "./address";

/** Name and price are those of the day when the tour was saved, and shown only while the device is offline. */
export interface PlanItem {
  id: number;
  kind: string;
  name: string;
  href: string;
  from: string;
  at: string;
  day?: string;
  counts?: Record<number, number>;
}

export function readItems(text: string): PlanItem[] {
  try {
    const { v, items } = JSON.parse(text);
    return v === 1 ? items.filter(({ id }: PlanItem) => id > 0).slice(0, mostPlannedTours) : [];
  } catch {
    return [];
  }
}

export function writeItems(items: PlanItem[]): string {
  return JSON.stringify({ v: 1, items });
}

export function choiceOf({ id, day = "", counts = {} }: PlanItem): PlanChoice {
  return { id, day, counts };
}

/** Adds the items that are missing, as long as there is room. Existing items keep their day and numbers of people. */
export function mergeItems(own: PlanItem[], others: PlanItem[]): PlanItem[] {
  const added = others.filter(({ id }) => own.every((each) => each.id !== id));
  return [...own, ...added].slice(0, mostPlannedTours);
}
