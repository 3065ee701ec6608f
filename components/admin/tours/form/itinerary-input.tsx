"use client";

import { type FocusEvent, type ReactNode, useId } from "react";
import { FormField } from "@/components/admin/entity/form-field";
import { ListField } from "@/components/admin/entity/list-field";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { renumberedDays, typedTime } from "@/lib/tours/draft";
import type { TourDraft } from "@/lib/tours/schema";

function Activity({ name }: { name: string }) {
  const { form } = useRecordForm();
  const time = `${name}.time`;
  const writeTimeOut = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.name !== time) return;
    const written = typedTime(target.value);
    if (written !== target.value) form.setValue(time, written, { shouldDirty: true });
  };
  return (
    <fieldset
      onBlur={writeTimeOut}
      className="grid min-w-0 gap-x-3 gap-y-2 sm:grid-cols-[5.5rem_minmax(0,1fr)]"
    >
      <FormField name={time} placeholder={adminText("tourForm.hints.time")} />
      <FormField name={`${name}.description`} labelHidden />
    </fieldset>
  );
}

interface DayListProps {
  day: string;
  list: "activities" | "meals";
  children?: (name: string) => ReactNode;
}

function DayList({ day, list, children }: DayListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId} className="font-semibold text-base">
        {adminText(`tourForm.${list}`)}
      </h3>
      <ListField variant="rows" name={`${day}.${list}`}>
        {children}
      </ListField>
    </section>
  );
}

const activityInputs = (name: string) => <Activity name={name} />;

function ItineraryDay({ name }: { name: string }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
        <FormField name={`${name}.day`} className="max-sm:max-w-24 sm:pt-8" />
        <FormField name={`${name}.title`} />
      </div>
      <DayList day={name} list="activities">
        {activityInputs}
      </DayList>
      <DayList day={name} list="meals" />
    </>
  );
}

const dayInputs = (name: string) => <ItineraryDay name={name} />;

export function ItineraryInput() {
  const { form } = useRecordForm();
  const renumber = () => {
    const days: TourDraft["itineraries"] = form.getValues("itineraries");
    for (const [index, day] of renumberedDays(days.map((each) => each.day)).entries()) {
      form.setValue(`itineraries.${index}.day`, day, { shouldDirty: true });
    }
  };
  return (
    <ListField name="itineraries" folded onMoved={renumber}>
      {dayInputs}
    </ListField>
  );
}
