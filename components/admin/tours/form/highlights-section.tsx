import { FormSection } from "@/components/admin/form/form-section";
import { ListEditor } from "@/components/admin/form/list-editor";
import { newPart } from "@/lib/tours/draft-parts";
import { textLimit } from "@/lib/tours/limits";
import { EnglishText } from "./english-text";
import { sectionHead } from "./form-sections";
import { listWords } from "./list-words";

const fieldsOf = (name: string) => (
  <EnglishText name={name} label="description" maxLength={textLimit.highlight} rows={1} labelHidden />
);

export function HighlightsSection() {
  return (
    <FormSection {...sectionHead("highlights")}>
      <ListEditor look="rows" name="highlights" newItem={newPart.highlight} {...listWords("highlights")}>
        {fieldsOf}
      </ListEditor>
    </FormSection>
  );
}
