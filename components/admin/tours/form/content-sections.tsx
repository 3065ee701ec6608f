import { FormSection } from "@/components/admin/form/form-section";
import { ListEditor } from "@/components/admin/form/list-editor";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { SelectField, TextField } from "@/components/admin/form/text-field";
import { PictureList } from "@/components/admin/media/picture-list";
import { adminText } from "@/lib/i18n/admin-messages";
import { fallbackLanguage } from "@/lib/i18n/languages";
import { newPart } from "@/lib/tours/draft";
import { inclusionTypes, tags, textLimit } from "@/lib/tours/fields";
import { EnglishText } from "./english-text";
import { listWords, sectionHead } from "./form-fields";

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

export function ImagesSection() {
  return (
    <FormSection {...sectionHead("images")}>
      <PictureList name="images" />
    </FormSection>
  );
}

const highlightFields = (name: string) => (
  <EnglishText name={name} label="description" maxLength={textLimit.highlight} rows={1} labelHidden />
);

export function HighlightsSection() {
  return (
    <FormSection {...sectionHead("highlights")}>
      <ListEditor variant="rows" name="highlights" newItem={newPart.highlight} {...listWords("highlights")}>
        {highlightFields}
      </ListEditor>
    </FormSection>
  );
}

const typeOptions = inclusionTypes.map((value) => ({ value, label: adminText(`tourForm.${value}`) }));

const inclusionFields = (name: string) => (
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
        variant="rows"
        name="included_excluded"
        newItem={newPart.inclusion}
        {...listWords("included_excluded")}
      >
        {inclusionFields}
      </ListEditor>
    </FormSection>
  );
}

const faqFields = (name: string) => (
  <>
    <EnglishText name={name} label="question" maxLength={textLimit.question} rows={1} />
    <EnglishText name={name} label="answer" maxLength={textLimit.answer} rows={3} />
  </>
);

export function FaqSection() {
  return (
    <FormSection {...sectionHead("faq")}>
      <ListEditor name="faqs" newItem={newPart.faq} {...listWords("faqs")}>
        {faqFields}
      </ListEditor>
    </FormSection>
  );
}

const policyFields = (name: string) => (
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
        {policyFields}
      </ListEditor>
    </FormSection>
  );
}
