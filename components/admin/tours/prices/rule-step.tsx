"use client";

import { type ReactNode, useId } from "react";
import { typedValueHint } from "@/components/admin/form/number-field";
import { SelectBox } from "@/components/ui/select-box";
import { addDays, dayInZone } from "@/lib/core/calendar/days";
import { moneyDecimals } from "@/lib/core/content/fields";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { priceFields, roundingModes } from "@/lib/tours/price-changes/change";
import {
  type ChangeKind,
  changeDecimals,
  type Direction,
  type DraftError,
  type PriceDraft,
} from "./price-draft";

const control =
  "h-11 w-full rounded-lg border border-sand-500 bg-white px-3 text-base hover:border-sea-600 aria-invalid:border-alert-600 sm:text-sm";

function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="font-medium text-alert-600 text-xs">
      {children}
    </p>
  );
}

interface LabelledProps {
  label: string;
  hint?: string;
  error?: string;
  children: (id: string) => ReactNode;
}

function Labelled({ label, hint, error, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {children(id)}
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {error === undefined && hint !== undefined && (
        <p id={`${id}-hint`} className="text-ink-soft text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}

interface AmountProps {
  label: string;
  value: string;
  decimals: number;
  unit?: string;
  error?: string;
  onChange: (value: string) => void;
}

function Amount({ label, value, decimals, unit, error, onChange }: AmountProps) {
  const hint = typedValueHint(value, { decimals }) ?? undefined;
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(id) => (
        <span className="relative block">
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            value={value}
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className={control}
          />
          {unit && (
            <span
              aria-hidden="true"
              className="absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft text-sm"
            >
              {unit}
            </span>
          )}
        </span>
      )}
    </Labelled>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <SelectBox
          id={id}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options.find((each) => each.value === currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
          className={control}
        >
          {options.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </SelectBox>
      )}
    </Labelled>
  );
}

const kinds: ChangeKind[] = ["percent", "amount", "clear_original"];
const kindOptions = kinds.map((value) => ({ value, label: adminText(`bulk.kinds.${value}`) }));
const directions: Direction[] = ["up", "down"];
const directionOptions = directions.map((value) => ({ value, label: adminText(`bulk.directions.${value}`) }));
const roundingOptions = (["none", ...roundingModes] as const).map((value) => ({
  value,
  label: adminText(`bulk.rounding.${value}`),
}));

interface RuleStepProps {
  draft: PriceDraft;
  errors: Partial<Record<DraftError, string>>;
  onChange: (draft: PriceDraft) => void;
}

/** The step "Perubahan": which prices change, by how much, and how they are rounded. */
export function RuleStep({ draft, errors, onChange }: RuleStepProps) {
  const id = useId();
  const set = (next: Partial<PriceDraft>) => onChange({ ...draft, ...next });
  const wrongFields = errors.fields ?? errors.original;
  return (
    <div className="grid gap-5">
      <fieldset aria-describedby={wrongFields && `${id}-fields`} className="grid gap-2">
        <legend className="mb-1.5 font-medium text-sm">{adminText("bulk.which")}</legend>
        <div className="flex flex-wrap gap-2">
          {priceFields.map((field) => (
            <label
              key={field}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-sand-500 px-3 text-sm transition-colors hover:border-sea-600 has-checked:border-sea-700 has-checked:bg-sea-50"
            >
              <input
                type="checkbox"
                checked={draft.fields.includes(field)}
                onChange={({ target }) =>
                  set({
                    fields: priceFields.filter((each) =>
                      each === field ? target.checked : draft.fields.includes(each),
                    ),
                  })
                }
                className="size-4.5 shrink-0 cursor-pointer accent-sea-700"
              />
              {adminText(`bulk.fields.${field}`)}
            </label>
          ))}
        </div>
        {wrongFields && <ErrorText id={`${id}-fields`}>{wrongFields}</ErrorText>}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice
          label={adminText("bulk.kind")}
          value={draft.kind}
          options={kindOptions}
          onChange={(kind) => set({ kind })}
        />
        {draft.kind !== "clear_original" && (
          <>
            <Choice
              label={adminText("bulk.direction")}
              value={draft.direction}
              options={directionOptions}
              onChange={(direction) => set({ direction })}
            />
            <Amount
              label={adminText(`bulk.values.${draft.kind}`)}
              value={draft.value}
              unit={draft.kind === "percent" ? "%" : undefined}
              decimals={changeDecimals[draft.kind]}
              error={errors.value}
              onChange={(value) => set({ value })}
            />
            <Choice
              label={adminText("bulk.round")}
              value={draft.rounding}
              options={roundingOptions}
              onChange={(rounding) => set({ rounding })}
            />
            {draft.rounding !== "none" && (
              <Amount
                label={adminText("bulk.step")}
                value={draft.step}
                decimals={moneyDecimals}
                error={errors.step}
                onChange={(step) => set({ step })}
              />
            )}
            <Labelled label={adminText("bulk.from")} hint={adminText("bulk.fromHint")} error={errors.from}>
              {(id) => (
                <input
                  id={id}
                  type="date"
                  min={addDays(dayInZone(new Date()), 1)}
                  value={draft.from}
                  aria-invalid={errors.from !== undefined}
                  aria-describedby={errors.from ? `${id}-error` : `${id}-hint`}
                  onChange={({ currentTarget }) => set({ from: currentTarget.value })}
                  className={control}
                />
              )}
            </Labelled>
          </>
        )}
      </div>
    </div>
  );
}
