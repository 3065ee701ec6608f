"use client";

import { useController, useWatch } from "react-hook-form";
import { FormField } from "@/components/admin/entity/form-field";
import { FieldFrame, useField } from "@/components/admin/form/field-frame";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { Icon } from "@/components/ui/icon";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { advantageIcons } from "@/lib/home/advantage-icons";
import { FocalPicture } from "./focal-picture";

interface ItemProps {
  name: string;
}

export function SlideFields({ name, number }: ItemProps & { number: number }) {
  return (
    <>
      <FocalPicture name={name} item={adminText("home.items.slides", { number })} />
      <FormField name={`${name}.title`} />
      <FormField name={`${name}.subtitle`} />
      <FormField name={`${name}.visible`} />
    </>
  );
}

/** Staff confirm that the guest exists and agreed. An invented review of the demo content says what it is instead. */
function ConsentField({ name }: { name: string }) {
  const { form } = useRecordForm();
  const { error } = useField({ path: name, required: true });
  const { field } = useController({ control: form.control, name });
  if (field.value === "demo") {
    return <p className="rounded-xl bg-coral-100 px-4 py-3 text-sm">{adminText("home.consentDemo")}</p>;
  }
  return (
    <FieldFrame label={adminText("home.fields.consent")} required error={error}>
      {({ className, ...control }) => (
        <span className="flex min-h-11 items-center gap-3 text-sm">
          <input
            {...control}
            type="checkbox"
            name={field.name}
            ref={field.ref}
            checked={field.value === "confirmed"}
            onChange={(event) => field.onChange(event.target.checked ? "confirmed" : "")}
            onBlur={field.onBlur}
            className="size-5 shrink-0 cursor-pointer accent-sea-700"
          />
          <label htmlFor={control.id}>{adminText("home.consent.confirmed")}</label>
        </span>
      )}
    </FieldFrame>
  );
}

export function ReviewFields({ name }: ItemProps) {
  return (
    <>
      <FormField name={`${name}.quote`} />
      <FormField name={`${name}.name`} />
      <FormField name={`${name}.hometown`} />
      <FormField name={`${name}.trip`} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name={`${name}.said_on`} />
        <FormField name={`${name}.said_at`} placeholder="WhatsApp, Google, Tripadvisor" />
      </div>
      <ConsentField name={`${name}.consent`} />
    </>
  );
}

function IconField({ name }: { name: string }) {
  const { form } = useRecordForm();
  useField({ path: name });
  const chosen: unknown = useWatch({ control: form.control, name, exact: true });
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium text-sm">{adminText("home.fields.icon")}</legend>
      <div className="flex flex-wrap gap-1.5">
        {advantageIcons.map((icon) => (
          <label
            key={icon}
            title={adminText(`home.icons.${icon}`)}
            className="relative grid size-11 cursor-pointer place-items-center rounded-lg border border-sand-500 text-sea-700 hover:border-sea-600 has-checked:border-sea-700 has-checked:bg-sea-100 has-focus-visible:outline-2"
          >
            <input
              type="radio"
              {...form.register(name)}
              value={icon}
              defaultChecked={chosen === icon}
              aria-label={adminText(`home.icons.${icon}`)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon name={icon} className="size-5.5" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function AdvantageFields({ name }: ItemProps) {
  return (
    <>
      <IconField name={`${name}.icon`} />
      <FormField name={`${name}.title`} />
      <FormField name={`${name}.text`} />
    </>
  );
}
