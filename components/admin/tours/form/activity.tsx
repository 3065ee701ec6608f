"use client";

import type { FocusEvent } from "react";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { TextField } from "@/components/admin/form/text-field";
import { adminText } from "@/lib/i18n/admin-messages";
import { textLimit } from "@/lib/tours/limits";
import { typedTime } from "@/lib/tours/typed-time";
import { EnglishText } from "./english-text";

/** What happens at a time, which may be typed in short: `8` or `830`. */
export function Activity({ name }: { name: string }) {
  const { form } = useRecordForm();
  const time = `${name}.time`;
  const writeTimeOut = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.name !== time) return;
    const written = typedTime(target.value);
    if (written !== target.value) form.setValue(time, written, { shouldDirty: true });
  };
  return (
    <fieldset
      onBlur={writeTimeOut}
      className="grid min-w-0 gap-x-3 gap-y-2 sm:grid-cols-[5.5rem_minmax(0,1fr)]"
    >
      <TextField
        name={time}
        label={adminText("tourForm.fields.time")}
        placeholder={adminText("tourForm.hints.time")}
        maxLength={textLimit.time}
        required
      />
      <EnglishText name={name} label="description" maxLength={textLimit.activity} rows={1} labelHidden />
    </fieldset>
  );
}
