import { mostTours, type PlanChoice } from "./address";

/** A tour that is saved on the device. Name and price are those of that day, and shown only without a line, with their date. */
export interface PlanItem {
  id: number;
  /** Path segment of the tour's kind. */
  kind: string;
  name: string;
  href: string;
  /** The price from, as it was shown; empty where there was none. */
  from: string;
  /** When it was saved, ISO 8601. */
  at: string;
  day?: string;
  counts?: Record<number, number>;
}

/** Reads what is stored; whatever is no plan reads as an empty one. */
export function readItems(text: string): PlanItem[] {
  try {
    const { v, items } = JSON.parse(text);
    return v === 1 ? items.filter(({ id }: PlanItem) => id > 0).slice(0, mostTours) : [];
  } catch {
    return [];
  }
}

export function writeItems(items: PlanItem[]): string {
  return JSON.stringify({ v: 1, items });
}

/** What is chosen of a saved tour. */
export function choiceOf({ id, day = "", counts = {} }: PlanItem): PlanChoice {
  return { id, day, counts };
}

/** Adds what is not there yet, as long as there is room; what is there keeps its day and counts. */
export function mergeItems(own: PlanItem[], others: PlanItem[]): PlanItem[] {
  const added = others.filter(({ id }) => own.every((each) => each.id !== id));
  return [...own, ...added].slice(0, mostTours);
}
