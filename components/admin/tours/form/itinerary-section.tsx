"use client";

import { type FocusEvent, type KeyboardEvent, type ReactNode, useId } from "react";
import { FormSection } from "@/components/admin/form/form-section";
import { ListEditor } from "@/components/admin/form/list-editor";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { TextField } from "@/components/admin/form/text-field";
import { adminText } from "@/lib/i18n/admin-messages";
import { newPart, renumberedDays, type TourDraft, typedTime } from "@/lib/tours/draft";
import { textLimit } from "@/lib/tours/fields";
import { EnglishText } from "./english-text";
import { listWords, sectionHead } from "./form-fields";

/** An activity; its time may be typed in short: `8` or `830`. */
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
      <TextField
        name={time}
        label={adminText("tourForm.fields.time")}
        placeholder={adminText("tourForm.hints.time")}
        maxLength={textLimit.time}
        required
      />
      <EnglishText name={name} label="description" maxLength={textLimit.activity} rows={1} labelHidden />
    </fieldset>
  );
}

interface DayListProps {
  /** The path of the day. */
  day: string;
  list: "activities" | "meals";
  newItem: () => object;
  fieldsOf: (name: string) => ReactNode;
}

function isField(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Enter focuses the next item and adds one after the last. */
function goOnAtEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !isField(target)) return;
  event.preventDefault();
  const next = target.closest("li")?.nextElementSibling?.querySelector<HTMLElement>("input, textarea");
  if (next) next.focus();
  else currentTarget.querySelector<HTMLElement>("[data-add]")?.click();
}

function DayList({ day, list, newItem, fieldsOf }: DayListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} onKeyDown={goOnAtEnter} className="grid gap-3">
      <h3 id={titleId} className="font-semibold text-base">
        {adminText(`tourForm.${list}`)}
      </h3>
      <ListEditor variant="rows" name={`${day}.${list}`} newItem={newItem} {...listWords(list)}>
        {fieldsOf}
      </ListEditor>
    </section>
  );
}

const activityFields = (name: string) => <Activity name={name} />;
const mealFields = (name: string) => (
  <EnglishText name={name} label="description" maxLength={textLimit.meal} rows={1} labelHidden />
);

function ItineraryDay({ name }: { name: string }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
        <TextField
          name={`${name}.day`}
          label={adminText("tourForm.fields.day")}
          required
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          className="max-sm:max-w-24 sm:pt-8"
        />
        <EnglishText name={name} label="title" maxLength={textLimit.dayTitle} rows={1} />
      </div>
      <DayList day={name} list="activities" newItem={newPart.activity} fieldsOf={activityFields} />
      <DayList day={name} list="meals" newItem={newPart.meal} fieldsOf={mealFields} />
    </>
  );
}

const fieldsOf = (name: string) => <ItineraryDay name={name} />;

export function ItinerarySection() {
  const { form } = useRecordForm();
  const renumber = () => {
    const days: TourDraft["itineraries"] = form.getValues("itineraries");
    for (const [index, day] of renumberedDays(days.map((each) => each.day)).entries()) {
      form.setValue(`itineraries.${index}.day`, day, { shouldDirty: true });
    }
  };
  return (
    <FormSection {...sectionHead("itinerary")}>
      <ListEditor
        name="itineraries"
        newItem={newPart.day}
        folded
        onMoved={renumber}
        {...listWords("itineraries")}
      >
        {fieldsOf}
      </ListEditor>
    </FormSection>
  );
}
