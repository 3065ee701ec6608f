"use client";

import { useWatch } from "react-hook-form";
import { TextField } from "@/components/admin/form/text-field";
import { formatMoney } from "@/lib/format";
import { adminText } from "@/lib/i18n/admin-messages";
import { typedNumber } from "@/lib/tours/form-body";
import { EnglishText } from "./english-text";

/** One line of the price table. */
export function PriceOption({ name }: { name: string }) {
  const [price, currency]: unknown[] = useWatch({ name: [`${name}.price`, "currency"] });
  const amount = typedNumber(String(price ?? ""));
  return (
    <>
      <EnglishText name={name} label="service_type" rows={1} />
      <EnglishText name={name} label="description" rows={1} />
      <TextField
        name={`${name}.price`}
        label={adminText("tourForm.fields.price")}
        hint={amount === null ? undefined : formatMoney(amount, String(currency ?? ""), "id")}
        required
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        className="max-w-56"
      />
    </>
  );
}
