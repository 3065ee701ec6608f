"use client";

import { useEffect } from "react";
import { useFormState } from "react-hook-form";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { valueAt } from "@/lib/forms/value-at";

/** Enrols a picture's path in its form, which then shows what is wrong with it here: `data-field` is where. */
export function usePictureField(path: string): string | undefined {
  const { form, fields } = useRecordForm();
  useEffect(() => fields.add({ path }), [fields, path]);
  const { errors } = useFormState({ control: form.control, name: path, exact: true });
  const message = valueAt(errors, `${path}.message`);
  return typeof message === "string" ? message : undefined;
}
