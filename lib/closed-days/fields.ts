import { z } from "zod";
import { periodDay, periodProblem, visitorText } from "../calendar/period-fields";
import type { Field } from "../content/field";
import type { DraftOf } from "../content/field-drafts";
import { createSchema, encodeWire, storedShape, updateSchema, wireShape } from "../content/field-schemas";
import { isoTime } from "../content/fields";
import { kindPaths, kinds } from "../tours/kinds";
import { confirmedLanguages, translationStateKey } from "../translations/schema";

const tourType = z.literal(kindPaths.map((kind) => kinds[kind].type)).nullable();

const typeNames = {
  tours: "frame.tours",
  "international-tours": "frame.internationalTours",
  "domestic-tours": "frame.domesticTours",
} as const;

/** Null, in a form the empty text, stands for all tours. */
const concerned = {
  label: "closedDays.tourType",
  section: "period",
  kind: "choice",
  required: false,
  choices: kindPaths.map((kind) => String(kinds[kind].type)),
  choiceNames: Object.fromEntries(kindPaths.map((kind) => [String(kinds[kind].type), typeNames[kind]])),
  stored: tourType,
  input: tourType,
  emptyDraft: () => "",
  toDraft: (type: z.output<typeof tourType>) => (type === null ? "" : String(type)),
  fromDraft: (draft: string) => (draft === "" ? null : Number(draft)),
  toRecord: (draft: string) => tourType.catch(null).parse(draft === "" ? null : Number(draft)),
} satisfies Field;

export const closedPeriodFields = {
  tour_type: concerned,
  from: periodDay({ label: "tourForm.fields.from", section: "period" }),
  until: periodDay({ label: "tourForm.fields.until", section: "period" }),
  reason: visitorText({ label: "tourForm.fields.reason", section: "period", limit: 300 }),
};

export const closedPeriodSchema = z.object({
  id: z.int().positive(),
  ...storedShape(closedPeriodFields),
  updated_at: isoTime,
});

export type CommonClosedPeriod = z.output<typeof closedPeriodSchema>;
export type ClosedPeriodDraft = DraftOf<typeof closedPeriodFields>;

export const closedPeriodResponseSchema = z.object({
  id: z.int().positive(),
  ...wireShape(closedPeriodFields),
  updated_at: isoTime,
  ...translationStateKey,
});

export function closedPeriodResponse(period: CommonClosedPeriod): z.input<typeof closedPeriodResponseSchema> {
  return encodeWire(closedPeriodResponseSchema, closedPeriodFields, period);
}

/** Checks the order of the two days. A change is checked together with the stored days. */
function daysInOrder({ value, issues }: z.core.ParsePayload<{ from?: string; until?: string }>) {
  const { from, until } = value;
  const message = from && until ? periodProblem({ from, until }) : null;
  if (message) issues.push({ code: "custom", input: until, path: ["until"], message });
}

export const closedPeriodCreateSchema = createSchema(closedPeriodFields, {}).check(daysInOrder);

export const closedPeriodUpdateSchema = updateSchema(closedPeriodFields, {
  /** The version the client last read. The save is refused with 409 if the period has changed since. */
  updated_at: isoTime.nullish(),
  translations_confirmed: confirmedLanguages.optional(),
}).check(daysInOrder);

export type ClosedPeriodCreate = z.output<typeof closedPeriodCreateSchema>;
export type ClosedPeriodUpdate = z.output<typeof closedPeriodUpdateSchema>;
