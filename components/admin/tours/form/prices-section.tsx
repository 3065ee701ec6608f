import { FormSection } from "@/components/admin/form/form-section";
import { ListEditor } from "@/components/admin/form/list-editor";
import { newPart } from "@/lib/tours/draft-parts";
import { sectionHead } from "./form-sections";
import { listWords } from "./list-words";
import { PriceOption } from "./price-option";

const fieldsOf = (name: string) => <PriceOption name={name} />;

export function PricesSection() {
  return (
    <FormSection {...sectionHead("prices")}>
      <ListEditor name="prices" newItem={newPart.price} {...listWords("prices")}>
        {fieldsOf}
      </ListEditor>
    </FormSection>
  );
}
