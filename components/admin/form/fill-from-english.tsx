"use client";

import { useState } from "react";
import { adminText } from "@/lib/i18n/admin-messages";
import { useRecordForm } from "./record-form-context";

interface FillFromEnglishProps {
  path: string;
  text: string;
  english: string;
}

/** Puts the English text into an empty translation, and takes it out again while it was not touched. */
export function FillFromEnglish({ path, text, english }: FillFromEnglishProps) {
  const { form } = useRecordForm();
  const [filled, setFilled] = useState<string | null>(null);
  const undoes = filled !== null && text === filled;
  if (!undoes && (text.trim() || !english.trim())) return null;
  const handleClick = () => {
    const next = undoes ? "" : english;
    setFilled(undoes ? null : english);
    form.setValue(path, next, { shouldDirty: true });
    form.clearErrors(path);
  };
  return (
    <button
      type="button"
      onClick={handleClick}
      className="-my-1 min-h-6 shrink-0 rounded px-1 font-semibold text-sea-700 text-xs underline-offset-2 hover:text-sea-900 hover:underline"
    >
      {adminText(undoes ? "form.fillUndo" : "form.fillFromEnglish")}
    </button>
  );
}
