import { FormSection } from "@/components/admin/form/form-section";
import { ListEditor } from "@/components/admin/form/list-editor";
import { newPart } from "@/lib/tours/draft-parts";
import { EnglishText } from "./english-text";
import { sectionHead } from "./form-sections";
import { listWords } from "./list-words";

const fieldsOf = (name: string) => <EnglishText name={name} label="description" rows={1} labelHidden />;

export function HighlightsSection() {
  return (
    <FormSection {...sectionHead("highlights")}>
      <ListEditor look="rows" name="highlights" newItem={newPart.highlight} {...listWords("highlights")}>
        {fieldsOf}
      </ListEditor>
    </FormSection>
  );
}
