"use client";

import { useEffect, useState } from "react";
import { useFormState } from "react-hook-form";
import { flatErrors } from "@/lib/forms/field-errors";
import { type FormPart, type SectionState, sectionState } from "@/lib/forms/section-state";
import { useRecordForm } from "./record-form-context";

/** Milliseconds after the last change. */
const rest = 300;

export interface OutlineEntry extends SectionState {
  id: string;
  label: string;
}

/** What each section of the form lacks, a moment after it changed. */
export function useOutline(sections: FormPart[]): OutlineEntry[] {
  const { form, fields } = useRecordForm();
  const { errors } = useFormState({ control: form.control });
  const [entries, setEntries] = useState<OutlineEntry[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      const [values, wrong] = [form.getValues(), Object.keys(flatErrors(errors))];
      setEntries(sections.map((part) => ({ ...part, ...sectionState(part, fields.all(), values, wrong) })));
    };
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, rest);
    };
    read();
    const endFollowing = fields.follow(readSoon);
    const endWatching = form.subscribe({ formState: { values: true }, callback: readSoon });
    return () => {
      clearTimeout(timer);
      endFollowing();
      endWatching();
    };
  }, [form, fields, sections, errors]);
  return entries;
}
