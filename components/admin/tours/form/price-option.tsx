"use client";

import { useWatch } from "react-hook-form";
import { TextField } from "@/components/admin/form/text-field";
import { formatMoney } from "@/lib/format";
import { adminText } from "@/lib/i18n/admin-messages";
import { typedNumber } from "@/lib/tours/form-body";
import { textLimit } from "@/lib/tours/limits";
import { EnglishText } from "./english-text";

/** One line of the price table. */
export function PriceOption({ name }: { name: string }) {
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
