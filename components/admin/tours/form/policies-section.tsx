import { FormSection } from "@/components/admin/form/form-section";
import { ListEditor } from "@/components/admin/form/list-editor";
import { newPart } from "@/lib/tours/draft-parts";
import { textLimit } from "@/lib/tours/limits";
import { EnglishText } from "./english-text";
import { sectionHead } from "./form-sections";
import { listWords } from "./list-words";

const fieldsOf = (name: string) => (
  <EnglishText name={name} label="description" maxLength={textLimit.policy} rows={1} labelHidden />
);

export function PoliciesSection() {
  return (
    <FormSection {...sectionHead("policies")}>
      <ListEditor
        name="cancellation_policies"
        newItem={newPart.policy}
        {...listWords("cancellation_policies")}
      >
        {fieldsOf}
      </ListEditor>
    </FormSection>
  );
}
