import { z } from "zod";
import { type LocalizedText, localized, staffText } from "../../core/content/localized-text";
import { isSame } from "../../core/forms/values";
import { copyLists } from "./copy";
import { type SharedText, sharedTextSchemas } from "./fields";

/** Whether a copy equals its shared text, an earlier version of that text, or neither because staff edited it. */
export const copyStates = ["current", "outdated", "edited"] as const;

const position = { id: z.int().positive(), path: z.string().min(1).max(100) };

/** `POST shared-texts/{id}/copies`: without `plan` a dry run; with `plan` the change that the dry run showed. */
export const copiesInput = z.object({
  overwrite: z
    .array(z.strictObject(position))
    .max(5_000)
    .default([])
    .describe("The edited copies that are also overwritten. A dry run names them."),
  plan: z.string().min(1).max(200).optional(),
});

export type CopyPosition = z.output<typeof copiesInput>["overwrite"][number];

const texts = z.record(z.string(), z.string());
const words = z.object({ question: texts.nullable(), text: texts });

export const copyRowSchema = z.object({
  ...position,
  name: z.string(),
  tour_type: z.int(),
  state: z.enum(copyStates),
  changes: z.boolean().describe("True if the change replaces `before` with `after`."),
  before: words,
  after: words,
});

export type CopyRow = z.output<typeof copyRowSchema>;

export interface SharedTextWords {
  question: LocalizedText | null;
  text: LocalizedText;
}

const said = sharedTextSchemas.record.pick({ question: true, text: true });

export function wordsOfVersions(snapshots: readonly unknown[]): SharedTextWords[] {
  return snapshots.flatMap((snapshot) => said.safeParse(snapshot).data ?? []);
}

interface Origin {
  shared_text_id: number | null;
}

export interface CopyingTour {
  id: number;
  name: LocalizedText;
  tour_type: number;
  updated_at: Date;
  included_excluded: (Origin & { type: string; description: LocalizedText })[];
  faqs: (Origin & { question: LocalizedText; answer: LocalizedText })[];
  cancellation_policies: (Origin & { description: LocalizedText })[];
}

interface Item {
  words: SharedTextWords | null;
  value: object;
  renewed: object;
}

function itemsOf({ id, kind, question, text }: SharedText, tour: CopyingTour): Item[] {
  if (kind === "faq") {
    return tour.faqs.map((item) => ({
      words: item.shared_text_id === id ? { question: item.question, text: item.answer } : null,
      value: item,
      renewed: { ...item, question, answer: text },
    }));
  }
  const items = kind === "policy" ? tour.cancellation_policies : tour.included_excluded;
  return items.map((item) => {
    const isCopy = item.shared_text_id === id && (!("type" in item) || item.type === kind);
    return {
      words: isCopy ? { question: null, text: item.description } : null,
      value: item,
      renewed: { ...item, description: text },
    };
  });
}

interface Copied {
  rows: CopyRow[];
  /** Keys of the tour's PUT; null if no copy changes. */
  set: Record<string, object[]> | null;
}

/** Outdated copies get the current text; edited copies only if `overwrite` names them. */
export function copiesIn(
  tour: CopyingTour,
  text: SharedText,
  earlier: readonly SharedTextWords[],
  overwrite: readonly CopyPosition[],
): Copied {
  const { question, text: now } = text;
  const after = { question, text: now };
  const list = copyLists[text.kind];
  const items = itemsOf(text, tour).map(({ words: before, value, renewed }, index) => {
    if (!before) return { value, row: null };
    const at = { id: tour.id, path: `${list}.${index}` };
    const known = earlier.some((version) => isSame(version, before)) ? "outdated" : "edited";
    const state: CopyRow["state"] = isSame(before, after) ? "current" : known;
    const isChosen = overwrite.some(({ id, path }) => id === at.id && path === at.path);
    const changes = state === "outdated" || (state === "edited" && isChosen);
    const { tour_type } = tour;
    const row: CopyRow = { ...at, name: staffText(tour.name), tour_type, state, changes, before, after };
    return { value: changes ? renewed : value, row };
  });
  const rows = items.flatMap(({ row }) => row ?? []);
  const isChanged = rows.some(({ changes }) => changes);
  return { rows, set: isChanged ? { [list]: items.map(({ value }) => value) } : null };
}

const description = { description: localized, shared_text_id: z.int().nullable() };

export const copyingTourSchema = z.object({
  id: z.int(),
  name: localized,
  tour_type: z.int(),
  updated_at: z.date(),
  included_excluded: z.array(z.object({ type: z.string(), ...description })),
  faqs: z.array(z.object({ question: localized, answer: localized, shared_text_id: z.int().nullable() })),
  cancellation_policies: z.array(z.object(description)),
});
