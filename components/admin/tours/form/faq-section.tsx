import { FormSection } from "@/components/admin/form/form-section";
import { ListEditor } from "@/components/admin/form/list-editor";
import { newPart } from "@/lib/tours/draft-parts";
import { textLimit } from "@/lib/tours/limits";
import { EnglishText } from "./english-text";
import { sectionHead } from "./form-sections";
import { listWords } from "./list-words";

const fieldsOf = (name: string) => (
  <>
    <EnglishText name={name} label="question" maxLength={textLimit.question} rows={1} />
    <EnglishText name={name} label="answer" maxLength={textLimit.answer} rows={3} />
  </>
);

export function FaqSection() {
  return (
    <FormSection {...sectionHead("faq")}>
      <ListEditor name="faqs" newItem={newPart.faq} {...listWords("faqs")}>
        {fieldsOf}
      </ListEditor>
    </FormSection>
  );
}
