"use client";

import { useWatch } from "react-hook-form";
import { EntityForm, resolverOf } from "@/components/admin/entity/entity-form";
import { FormField } from "@/components/admin/entity/form-field";
import { ListField } from "@/components/admin/entity/list-field";
import { formatDecimal, formatMoney } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { typedNumber } from "@/lib/core/typed-number";
import { readRates, sendRates } from "@/lib/rates/api-calls";
import { type RatesDraft, rateEntity, rateErrors } from "@/lib/rates/fields";
import { approximation, baseCurrency } from "@/lib/rates/rates";
import { bahtDecimals, currencyInput } from "@/lib/rates/schema";
import { writtenAbout } from "@/lib/rates/written";

const resolver = resolverOf(rateErrors);

/** Writes what a baht is worth in a currency of small units: `1 baht = 513 rupiah.` */
function perBaht(currency: string, baht: number): string {
  const name = new Intl.DisplayNames("id", { type: "currency" }).of(currency) ?? currency;
  const [unit = currency] = name.toLowerCase().split(" ");
  return adminText("rates.perBaht", {
    amount: formatDecimal(1 / baht, baht < 0.1 ? 0 : 2, "id"),
    currency: unit,
  });
}

/** A typical price. It reveals a rate that was typed the wrong way round. */
const price = 2_300;

function Example({ name }: { name: string }) {
  const [code, typed]: unknown[] = useWatch({ name: [`${name}.currency`, `${name}.baht`] });
  const currency = String(code ?? "")
    .trim()
    .toUpperCase();
  const baht = typedNumber(String(typed ?? ""), bahtDecimals) ?? 0;
  const isKnown = currencyInput.safeParse(currency).success && baht > 0;
  const rate = { currency, baht, source: "staff", quoted_on: "" } as const;
  const about = isKnown ? approximation(price, baseCurrency, currency, [rate]) : null;
  return (
    <output className="text-ink-soft text-sm sm:col-span-3">
      {about
        ? adminText("rates.example", {
            price: formatMoney(price, baseCurrency, "id"),
            amount: writtenAbout(about, "id"),
          })
        : adminText("rates.noExample")}
      {isKnown && baht < 1 && <span className="block font-medium">{perBaht(currency, baht)}</span>}
    </output>
  );
}

const inputs = {
  data: (
    <ListField key="data" name="data" variant="rows">
      {(name) => (
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
          <FormField name={`${name}.currency`} placeholder="USD" />
          <FormField name={`${name}.baht`} placeholder="32,4" />
          <FormField name={`${name}.quoted_on`} />
          <Example name={name} />
        </div>
      )}
    </ListField>
  ),
};

interface RatesFormProps {
  values: RatesDraft;
  updatedAt: string | null;
}

export function RatesForm({ values, updatedAt }: RatesFormProps) {
  return (
    <EntityForm<RatesDraft>
      entity={rateEntity}
      draftKey="exchange-rates"
      initial={values}
      updatedAt={updatedAt}
      save={sendRates}
      reload={readRates}
      texts={{
        submit: adminText("rates.submit"),
        submitting: adminText("rates.submitting"),
        success: adminText("rates.saved"),
        failure: adminText("rates.failure"),
      }}
      resolver={resolver}
      listHref="/admin"
      inputs={inputs}
    />
  );
}
