import { z } from "zod";
import { periodDay, periodProblem } from "../core/calendar/period-fields";
import type { Field } from "../core/content/field";
import type { DraftOf } from "../core/content/field-drafts";
import { visitorText } from "../core/content/visitor-text";
import { recordSchemas } from "../core/entity/record-schemas";
import { kindNames, kindPaths, kinds } from "../tours/kinds";

const tourType = z.literal(kindPaths.map((kind) => kinds[kind].type)).nullable();

/** Null, in a form the empty text, stands for all tours. */
const concerned = {
  label: "closedDays.tourType",
  section: "period",
  kind: "choice",
  required: false,
  choices: kindPaths.map((kind) => String(kinds[kind].type)),
  choiceNames: Object.fromEntries(kindPaths.map((kind) => [String(kinds[kind].type), kindNames[kind]])),
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

/** Checks the order of the two days. A change is checked together with the stored days. */
function daysInOrder({ value, issues }: z.core.ParsePayload<{ from?: string; until?: string }>) {
  const { from, until } = value;
  const message = from && until ? periodProblem({ from, until }) : null;
  if (message) issues.push({ code: "custom", input: until, path: ["until"], message });
}

const { create, update, ...schemas } = recordSchemas(closedPeriodFields);

export const closedPeriodSchemas = {
  ...schemas,
  create: create.check(daysInOrder),
  update: update.check(daysInOrder),
};

export type CommonClosedPeriod = z.output<typeof schemas.record>;
export type ClosedPeriodDraft = DraftOf<typeof closedPeriodFields>;
