"use client";

import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { FieldEntry } from "@/lib/core/forms/fields";
import { fallbackLanguage, type Language } from "@/lib/core/i18n/languages";

interface Registry<T> {
  add: (item: T) => () => void;
  all: () => T[];
  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  follow: (listener: () => void) => () => void;
}

function createRegistry<T>(): Registry<T> {
  const items = new Set<T>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    add: (item) => {
      items.add(item);
      tell();
      return () => {
        items.delete(item);
        tell();
      };
    },
    all: () => [...items],
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An element that hides fields and can show them, such as a tab or a folded item. */
interface Revealer {
  covers: (path: string) => boolean;
  show: (path: string) => void;
}

/** The shared parts of a form. The object stays the same for the life of the form. */
export interface RecordFormParts {
  form: UseFormReturn<FieldValues>;
  fields: Registry<FieldEntry>;
  revealers: Registry<Revealer>;
  tasks: Registry<() => Promise<unknown>>;
  announce: (text: string) => void;
}

export const RecordFormContext = createContext<RecordFormParts | null>(null);

export function useRecordForm(): RecordFormParts {
  const parts = useContext(RecordFormContext);
  if (!parts) throw new Error("A part of a form stands outside of RecordForm.");
  return parts;
}

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

/** Awaits `task` before a save, such as pending uploads. A failing task stops the save with its message. */
export function useBeforeSave(task: () => Promise<unknown>): void {
  const { tasks } = useRecordForm();
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  });
  useEffect(() => tasks.add(() => latest.current()), [tasks]);
}

export type ShownLanguageState = readonly [Language, (language: Language) => void];

/** The shown language is shared by the whole form, because a translator works language by language. */
export const ShownLanguage = createContext<ShownLanguageState>([fallbackLanguage, () => undefined]);

export function useShownLanguage() {
  return useContext(ShownLanguage);
}
