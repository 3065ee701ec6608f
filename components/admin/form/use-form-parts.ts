"use client";

import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { FieldEntry } from "@/lib/forms/field-registry";
import type { RecordFormParts, Revealer } from "./record-form-context";
import { createRegistry } from "./registry";

/** Makes what the parts of one form share. */
export function useFormParts(form: UseFormReturn<FieldValues>, announce: (text: string) => void) {
  const [parts] = useState<RecordFormParts>(() => ({
    form,
    fields: createRegistry<FieldEntry>(),
    revealers: createRegistry<Revealer>(),
    tasks: createRegistry<() => Promise<unknown>>(),
    announce,
  }));
  return parts;
}
