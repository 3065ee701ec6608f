"use client";

import { type RefObject, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Failure } from "./failure-notice";
import { failureOf } from "./failure-of";
import type { RecordFormParts } from "./record-form-context";
import { fieldPaths, focusAgain, inPageOrder, revealField } from "./reveal-field";

interface SaveFailure {
  form: UseFormReturn<FieldValues>;
  parts: RecordFormParts;
  root: RefObject<HTMLFormElement | null>;
  texts: { failure: string };
  fieldLabel: (path: string) => string;
}

/** Those that are in no order come last. */
function placeIn(order: string[], path: string): number {
  const place = order.indexOf(path);
  return place < 0 ? order.length : place;
}

/** Why the last save failed, and beside which fields that stands. */
export function useSaveFailure({ form, parts, root, texts, fieldLabel }: SaveFailure) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const reveal = (path: string) => {
    if (root.current) revealField(root.current, parts, path);
  };
  /** `focused` is where the person was when the save began. */
  const show = (error: unknown, focused: Element | null) => {
    const paths = root.current ? fieldPaths(root.current) : [];
    const told = failureOf(error, { paths, fallback: texts.failure, fieldLabel });
    const order = root.current ? inPageOrder(root.current, Object.keys(told.placed)) : [];
    const byPlace = (one: { path: string }, other: { path: string }) =>
      placeIn(order, one.path) - placeIn(order, other.path);
    setFailure({ ...told.failure, fields: told.failure.fields.toSorted(byPlace) });
    form.clearErrors();
    for (const [path, message] of Object.entries(told.placed)) form.setError(path, { type: "save", message });
    if (order[0]) return reveal(order[0]);
    if (focused instanceof HTMLElement) focusAgain(focused);
  };
  return { failure, forget: () => setFailure(null), reveal, show };
}
