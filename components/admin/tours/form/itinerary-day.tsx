import { TextField } from "@/components/admin/form/text-field";
import { adminText } from "@/lib/i18n/admin-messages";
import { newPart } from "@/lib/tours/draft-parts";
import { textLimit } from "@/lib/tours/limits";
import { Activity } from "./activity";
import { DayList } from "./day-list";
import { EnglishText } from "./english-text";

const activityFields = (name: string) => <Activity name={name} />;
const mealFields = (name: string) => (
  <EnglishText name={name} label="description" maxLength={textLimit.meal} rows={1} labelHidden />
);

/** A day: its number and title, what happens when, and the meals. */
export function ItineraryDay({ name }: { name: string }) {
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
