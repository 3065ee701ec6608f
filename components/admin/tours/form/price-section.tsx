import { FormSection } from "@/components/admin/form/form-section";
import { TextField } from "@/components/admin/form/text-field";
import { adminText } from "@/lib/i18n/admin-messages";
import { textLimit } from "@/lib/tours/limits";
import { sectionHead } from "./form-sections";
import { PricePreview } from "./price-preview";

/** As finely as the columns hold it. */
const money = { type: "number", inputMode: "decimal", min: 0, step: 0.01 } as const;

export function PriceSection({ currencyRequired }: { currencyRequired: boolean }) {
  return (
    <FormSection {...sectionHead("price")}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <TextField
          name="currency"
          label={adminText("tourForm.fields.currency")}
          hint={adminText("tourForm.hints.currency")}
          required={currencyRequired}
          maxLength={textLimit.currency}
        />
        <TextField
          name="starting_price"
          label={adminText("tourForm.fields.starting_price")}
          required
          {...money}
        />
        <TextField name="original_price" label={adminText("tourForm.fields.original_price")} {...money} />
        <TextField
          name="rate"
          label={adminText("tourForm.fields.rate")}
          hint={adminText("tourForm.hints.rate")}
          type="number"
          inputMode="decimal"
          min={0}
          max={5}
          step={0.1}
        />
      </div>
      <PricePreview />
    </FormSection>
  );
}
