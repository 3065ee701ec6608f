"use client";

import { useWatch } from "react-hook-form";
import { FormSection } from "@/components/admin/form/form-section";
import { ListEditor } from "@/components/admin/form/list-editor";
import { TextField } from "@/components/admin/form/text-field";
import { Badge } from "@/components/ui/badge";
import { formatMoney } from "@/lib/format";
import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";
import { newPart, type TourDraft, typedNumber } from "@/lib/tours/draft";
import { textLimit } from "@/lib/tours/fields";
import { shownPrice } from "@/lib/tours/price";
import { EnglishText } from "./english-text";
import { listWords, sectionHead } from "./form-fields";

/** The typed prices as visitors will read them, per language. */
function PricePreview() {
  const [currency, starting, original] = useWatch<
    TourDraft,
    ["currency", "starting_price", "original_price"]
  >({
    name: ["currency", "starting_price", "original_price"],
  });
  const price = shownPrice({ starting_price: typedNumber(starting), original_price: typedNumber(original) });
  return (
    <div className="grid gap-2 rounded-xl bg-sea-50 px-4 py-3">
      <p className="text-ink-soft text-sm">{adminText("tourForm.pricePreview")}</p>
      <output className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {price ? (
          <span className="flex flex-wrap gap-x-8 gap-y-1">
            {languages.map((language) => (
              <span key={language} className="grid leading-snug">
                <span className="flex items-baseline gap-2">
                  <span className="font-semibold text-ink-soft text-xs uppercase">{language}</span>
                  <strong>{formatMoney(price.starting, currency, language)}</strong>
                </span>
                {price.original !== null && (
                  <s className="pl-6 text-ink-soft text-sm">
                    {formatMoney(price.original, currency, language)}
                  </s>
                )}
              </span>
            ))}
          </span>
        ) : (
          <span className="text-ink-soft">{adminText("tourForm.noPrice")}</span>
        )}
        {price && price.percent > 0 && (
          <Badge variant="discount">{adminText("tourForm.discount", { percent: price.percent })}</Badge>
        )}
      </output>
    </div>
  );
}

/** The precision of the columns. */
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

function PriceOption({ name }: { name: string }) {
  const [price, currency]: unknown[] = useWatch({ name: [`${name}.price`, "currency"] });
  const amount = typedNumber(String(price ?? ""));
  return (
    <div className="grid gap-x-4 gap-y-5 lg:grid-cols-[minmax(0,1fr)_10rem]">
      <EnglishText name={name} label="service_type" maxLength={textLimit.service_type} rows={1} />
      <TextField
        name={`${name}.price`}
        label={adminText("tourForm.fields.price")}
        hint={!amount ? undefined : formatMoney(amount, String(currency ?? ""), "id")}
        required
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        className="max-lg:max-w-56 lg:pt-8"
      />
      <EnglishText name={name} label="description" maxLength={textLimit.price} rows={1} />
    </div>
  );
}

const priceFields = (name: string) => <PriceOption name={name} />;

export function PricesSection() {
  return (
    <FormSection {...sectionHead("prices")}>
      <ListEditor name="prices" newItem={newPart.price} {...listWords("prices")}>
        {priceFields}
      </ListEditor>
    </FormSection>
  );
}
