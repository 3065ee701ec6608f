"use client";

import { createContext, useContext } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { FieldEntry } from "@/lib/forms/field-registry";
import type { Registry } from "./registry";

/** Something that hides fields, such as a tab or a collapsed item, and can show one. */
export interface Revealer {
  covers: (path: string) => boolean;
  show: (path: string) => void;
}

/** What the parts of a form share; it stays the same object for the life of the form. */
export interface RecordFormParts {
  form: UseFormReturn<FieldValues>;
  fields: Registry<FieldEntry>;
  revealers: Registry<Revealer>;
  /** Awaited before every save. */
  tasks: Registry<() => Promise<unknown>>;
  /** Says something to those who cannot see it happen. */
  announce: (text: string) => void;
}

export const RecordFormContext = createContext<RecordFormParts | null>(null);

export function useRecordForm(): RecordFormParts {
  const parts = useContext(RecordFormContext);
  if (!parts) throw new Error("A part of a form stands outside of RecordForm.");
  return parts;
}
