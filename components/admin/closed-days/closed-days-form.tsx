"use client";

import { PeriodInput } from "@/components/admin/calendar/period-input";
import { EntityRecordForm } from "@/components/admin/entity/entity-record-form";
import { SelectField } from "@/components/admin/form/text-field";
import { closedPeriodEntity } from "@/lib/closed-days/entity";
import { type ClosedPeriodDraft, closedPeriodFields } from "@/lib/closed-days/fields";
import { periodProblem } from "@/lib/core/calendar/period-fields";
import { draftErrors, type OpenedRecord } from "@/lib/core/content/field-drafts";
import { inputPath } from "@/lib/core/content/field-paths";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { staffName } from "@/lib/core/i18n/staff-names";

function closedPeriodErrors(draft: ClosedPeriodDraft): Record<string, string> {
  const errors = draftErrors(closedPeriodFields, draft);
  const reason = closedPeriodFields.reason.input.safeParse(closedPeriodFields.reason.fromDraft(draft.reason));
  const [issue] = reason.error?.issues ?? [];
  if (issue) errors[inputPath(closedPeriodFields, ["reason", ...issue.path].join("."))] ??= issue.message;
  if (!errors.from && !errors.until) {
    const problem = periodProblem(draft);
    if (problem) errors.until = problem;
  }
  return errors;
}

const { choices, choiceNames } = closedPeriodFields.tour_type;

/** A function, because the names of the kinds are known only when the form is drawn. */
function ConcernedField() {
  const options = ["", ...choices].map((value) => ({
    value,
    label: staffName(choiceNames[value] ?? "closedDays.allTours"),
  }));
  return (
    <SelectField
      name="tour_type"
      label={adminText("closedDays.tourType")}
      options={options}
      className="max-w-md sm:col-span-2"
    />
  );
}

const inputs = {
  tour_type: <ConcernedField key="tour_type" />,
  from: (
    <div key="period" className="sm:col-span-2">
      <PeriodInput />
    </div>
  ),
  until: <span key="until" hidden />,
};

interface ClosedDaysFormProps {
  period: OpenedRecord<ClosedPeriodDraft> | null;
}

export function ClosedDaysForm({ period }: ClosedDaysFormProps) {
  return (
    <EntityRecordForm
      entity={closedPeriodEntity}
      record={period}
      errorsOf={closedPeriodErrors}
      inputs={inputs}
    />
  );
}
