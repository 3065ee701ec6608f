"use client";

import { createContext, type ReactNode, useContext } from "react";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { MoneyField, NumberField } from "@/components/admin/form/number-field";
import { CheckField, SelectField, TextField } from "@/components/admin/form/text-field";
import { SinglePicture } from "@/components/admin/media/single-picture";
import { RichTextField } from "@/components/admin/rich-text/rich-text-field";
import { classNames } from "@/components/ui/class-names";
import type { Field } from "@/lib/core/content/field";
import { type EntityFields, fieldAt, sectionFields } from "@/lib/core/content/field-paths";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { staffName } from "@/lib/core/i18n/staff-names";

export const EntityContext = createContext<EntityFields | null>(null);

export function useEntity(): EntityFields {
  const entity = useContext(EntityContext);
  if (!entity) throw new Error("A field of an entity stands outside of EntityForm.");
  return entity;
}

interface FormFieldProps {
  name: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  /** Shows the label only on narrow screens, because the item's head already names the field. */
  labelHidden?: boolean;
  list?: string;
  placeholder?: string;
}

/** Returns the options of a choice, with an empty one first if the field is optional. */
function optionsOf({ choices = [], choiceNames = {}, required }: Field) {
  const named = choices.map((value) => {
    const name = choiceNames[value];
    return { value, label: name ? staffName(name) : value };
  });
  return required ? named : [{ value: "", label: adminText("none") }, ...named];
}

export function FormField({ name, hint, required, className, labelHidden, ...input }: FormFieldProps) {
  const { fields } = useEntity();
  const field = fieldAt(fields, name)?.field;
  if (!field) throw new Error(`No field is called ${name}.`);
  const label = adminText(field.label);
  const shown = hint ?? (field.hint && adminText(field.hint));
  if (field.kind === "picture") return <SinglePicture name={name} label={label} />;
  if (field.kind === "html") {
    const required = field.requiredLanguages;
    // A single text is the section's own, and the heading of the section names the text.
    const isTitled = Object.values(fields).filter(({ kind }) => kind === "html").length > 1;
    return (
      <div className="grid min-w-0 gap-2">
        {isTitled && <p className="font-semibold text-sm">{label}</p>}
        <RichTextField name={name} label={label} required={required} maxLength={field.limit} />
      </div>
    );
  }
  if (field.kind === "localized") {
    return (
      <LocalizedField
        name={name}
        label={label}
        required={field.requiredLanguages}
        maxLength={field.limit}
        multiline={field.rows !== undefined}
        rows={field.rows}
        counter={field.counter}
        labelHidden={labelHidden}
        hint={shown}
      />
    );
  }
  if (field.kind === "flag") return <CheckField name={name} label={label} hint={shown} />;
  const { type, inputMode, limit } = field;
  const isRequired = required ?? (field.required || field.formRequired);
  if (field.kind === "choice") {
    const options = optionsOf(field);
    return (
      <SelectField
        name={name}
        label={label}
        options={options}
        className={className}
        required={isRequired}
        hint={shown}
      />
    );
  }
  if (field.kind === "number") {
    const shared = {
      name,
      label,
      className,
      required: isRequired,
      hint: shown,
      placeholder: input.placeholder,
    };
    return field.isMoney ? (
      <MoneyField {...shared} />
    ) : (
      <NumberField {...shared} decimals={field.decimals ?? 0} />
    );
  }
  return (
    <TextField
      name={name}
      label={label}
      type={type}
      inputMode={inputMode}
      className={className}
      {...input}
      required={isRequired}
      maxLength={limit}
      hint={shown}
    />
  );
}

const narrow = ["text", "number", "day", "choice"];

interface SectionInputsProps {
  section: string;
  inputs?: Record<string, ReactNode>;
}

/** Renders the inputs of a section in the order of the table, with short ones side by side. */
export function SectionInputs({ section, inputs = {} }: SectionInputsProps) {
  const { fields, sections } = useEntity();
  const rows: string[][] = [];
  for (const name of sectionFields(fields, section)) {
    const isNarrow = (each = "") => narrow.includes(fields[each]?.kind ?? "");
    const last = rows.at(-1);
    if (last && isNarrow(last[0]) && isNarrow(name)) last.push(name);
    else rows.push([name]);
  }
  return rows.map((names) => {
    const rendered = names.map((name) => inputs[name] ?? <FormField key={name} name={name} />);
    return names.length > 1 ? (
      <div
        key={names[0]}
        className={classNames("grid gap-5 sm:grid-cols-2", sections[section]?.wide && "xl:grid-cols-4")}
      >
        {rendered}
      </div>
    ) : (
      rendered
    );
  });
}
