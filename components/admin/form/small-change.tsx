"use client";

import { type RefObject, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { changesTranslated } from "@/lib/core/forms/changes-translated";
import { adminText } from "@/lib/core/i18n/admin-messages";

const pause = 400;

interface SmallChangeProps {
  form: UseFormReturn<FieldValues>;
  initial: unknown;
  /** The answer of staff, read when they save. */
  answer: RefObject<boolean>;
}

/** Asks whether a translation stays true if its English text was changed and it was not. */
export function SmallChange({ form, initial, answer }: SmallChangeProps) {
  const [shown, setShown] = useState(false);
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setShown(changesTranslated(initial, form.getValues()));
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(look, pause);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, initial]);
  useEffect(() => {
    answer.current = shown && checked;
  }, [answer, shown, checked]);
  if (!shown) return null;
  return (
    <label className="flex w-fit cursor-pointer items-center gap-3 font-medium text-sm">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
        className="size-5 shrink-0 cursor-pointer accent-sea-700"
      />
      {adminText("form.smallChange")}
    </label>
  );
}
