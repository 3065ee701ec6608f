"use client";

import { FormSection } from "@/components/admin/form/form-section";
import { ListEditor } from "@/components/admin/form/list-editor";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import type { TourDraft } from "@/lib/tours/draft";
import { newPart } from "@/lib/tours/draft-parts";
import { renumberedDays } from "@/lib/tours/renumber-days";
import { sectionHead } from "./form-sections";
import { ItineraryDay } from "./itinerary-day";
import { listWords } from "./list-words";

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
