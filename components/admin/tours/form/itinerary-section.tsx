import { FormSection } from "@/components/admin/form/form-section";
import { ListEditor } from "@/components/admin/form/list-editor";
import { newPart } from "@/lib/tours/draft-parts";
import { sectionHead } from "./form-sections";
import { ItineraryDay } from "./itinerary-day";
import { listWords } from "./list-words";

const fieldsOf = (name: string) => <ItineraryDay name={name} />;

export function ItinerarySection() {
  return (
    <FormSection {...sectionHead("itinerary")}>
      <ListEditor folded name="itineraries" newItem={newPart.day} {...listWords("itineraries")}>
        {fieldsOf}
      </ListEditor>
    </FormSection>
  );
}
