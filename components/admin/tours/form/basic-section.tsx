import { FormSection } from "@/components/admin/form/form-section";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { SelectField } from "@/components/admin/form/select-field";
import { TextField } from "@/components/admin/form/text-field";
import { adminText } from "@/lib/i18n/admin-messages";
import { fallbackLanguage } from "@/lib/i18n/languages";
import { textLimit } from "@/lib/tours/limits";
import { tags } from "@/lib/tours/tags";
import { sectionHead } from "./form-sections";

const tagOptions = [
  { value: "", label: adminText("tourForm.noTag") },
  ...tags.map((tag) => ({ value: tag, label: adminText(`tourForm.tagNames.${tag}`) })),
];

const lines = ["name", "duration", "location"] as const;

export function BasicSection() {
  return (
    <FormSection {...sectionHead("basic")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="code" label={adminText("tourForm.fields.code")} maxLength={textLimit.code} />
        <SelectField name="tags" label={adminText("tourForm.fields.tags")} options={tagOptions} />
      </div>
      {lines.map((name) => (
        <LocalizedField
          key={name}
          name={name}
          shape="object"
          label={adminText(`tourForm.fields.${name}`)}
          required={[fallbackLanguage]}
          maxLength={textLimit[name]}
          multiline
          rows={1}
        />
      ))}
      <LocalizedField
        name="overview"
        shape="object"
        label={adminText("tourForm.fields.overview")}
        required={[fallbackLanguage]}
        maxLength={textLimit.overview}
        multiline
        rows={6}
      />
    </FormSection>
  );
}
