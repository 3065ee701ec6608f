import { FormSection } from "@/components/admin/form/form-section";
import { ListEditor } from "@/components/admin/form/list-editor";
import { SelectField } from "@/components/admin/form/select-field";
import { adminText } from "@/lib/i18n/admin-messages";
import { newPart } from "@/lib/tours/draft-parts";
import { textLimit } from "@/lib/tours/limits";
import { inclusionTypes } from "@/lib/tours/parts";
import { EnglishText } from "./english-text";
import { sectionHead } from "./form-sections";
import { listWords } from "./list-words";

const typeOptions = inclusionTypes.map((value) => ({ value, label: adminText(`tourForm.${value}`) }));

const fieldsOf = (name: string) => (
  <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
    <SelectField
      name={`${name}.type`}
      label={adminText("tourForm.fields.type")}
      options={typeOptions}
      required
    />
    <EnglishText name={name} label="description" maxLength={textLimit.inclusion} rows={1} labelHidden />
  </div>
);

export function InclusionsSection() {
  return (
    <FormSection {...sectionHead("inclusions")}>
      <ListEditor
        look="rows"
        name="included_excluded"
        newItem={newPart.inclusion}
        {...listWords("included_excluded")}
      >
        {fieldsOf}
      </ListEditor>
    </FormSection>
  );
}
