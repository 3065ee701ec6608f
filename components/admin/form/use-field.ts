"use client";

import { useEffect } from "react";
import { useFormState } from "react-hook-form";
import type { FieldEntry } from "@/lib/forms/field-registry";
import { valueAt } from "@/lib/forms/value-at";
import { useRecordForm } from "./record-form-context";

/** Enrols an input in its form; gives what the input needs, and what is wrong with it. */
export function useField({ path, required, requiredError, limit, translationOf }: FieldEntry) {
  const { form, fields } = useRecordForm();
  useEffect(
    () => fields.add({ path, required, requiredError, limit, translationOf }),
    [fields, path, required, requiredError, limit, translationOf],
  );
  const { errors } = useFormState({ control: form.control, name: path, exact: true });
  const message = valueAt(errors, `${path}.message`);
  return { registration: form.register(path), error: typeof message === "string" ? message : undefined };
}
