"use client";

import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { numberProblem } from "@/lib/core/content/field-kinds";
import { moneyDecimals } from "@/lib/core/content/fields";
import { formatDecimal, formatMoney } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { plainNumber, readTypedNumber } from "@/lib/core/typed-number";
import { FieldFrame, TextInput, useField } from "./field-frame";
import { useRecordForm } from "./record-form-context";

interface TypedValueOptions {
  decimals: number;
  currency?: string;
}

/**
 * Returns the number that will be saved, or the choice that an ambiguous text leaves. Null: the text is no number or
 * typed as shown.
 */
export function typedValueHint(text: string, { decimals, currency }: TypedValueOptions): string | null {
  const reading = readTypedNumber(text, decimals);
  if (reading.kind === "none") return null;
  if (reading.kind === "ambiguous") return numberProblem(text, decimals) ?? null;
  const { value } = reading;
  if (currency === undefined && text.trim() === plainNumber(value) && Math.abs(value) < 10_000) return null;
  const written =
    currency === undefined ? formatDecimal(value, decimals, "id") : formatMoney(value, currency, "id");
  return adminText("form.savedAs", { value: written });
}

interface NumberFieldProps {
  name: string;
  label: string;
  decimals: number;
  required?: boolean;
  hint?: ReactNode;
  placeholder?: string;
  className?: string;
}

interface NumberFrameProps extends NumberFieldProps {
  currency?: string;
}

/** Shows the number that will be saved, because number inputs misread thousands separators. */
function NumberFrame({ name, label, decimals, required, hint, currency, ...props }: NumberFrameProps) {
  const { form } = useRecordForm();
  const { registration, error } = useField({ path: name, required });
  const text: unknown = useWatch({ control: form.control, name, exact: true });
  const saved = typedValueHint(String(text ?? ""), { decimals, currency });
  const isRepeated = saved === error;
  return (
    <FieldFrame
      label={label}
      required={required}
      hint={
        (hint || (saved && !isRepeated)) && (
          <>
            {hint}
            {saved && !isRepeated && <span className="block">{saved}</span>}
          </>
        )
      }
      error={error}
      className={props.className}
    >
      {(control) => (
        <TextInput
          inputMode={decimals > 0 ? "decimal" : "numeric"}
          placeholder={props.placeholder}
          control={control}
          registration={registration}
        />
      )}
    </FieldFrame>
  );
}

export function NumberField(props: NumberFieldProps) {
  return <NumberFrame {...props} />;
}

interface MoneyFieldProps extends Omit<NumberFieldProps, "decimals"> {
  currencyPath?: string;
}

export function MoneyField({ currencyPath = "currency", ...props }: MoneyFieldProps) {
  const { form } = useRecordForm();
  const currency: unknown = useWatch({ control: form.control, name: currencyPath, exact: true });
  return <NumberFrame {...props} decimals={moneyDecimals} currency={String(currency ?? "")} />;
}
