import type { ReactNode } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { FormPart } from "@/lib/core/forms/fields";
import type { MergeChoices, MergeDifference } from "@/lib/core/forms/merge-versions";
import type { Entity } from "@/lib/registry/entities";

export interface StoredRecord<Values> {
  values: Values;
  updatedAt: string | null;
}

/** The typed values, a colleague's, and what a merge made of both. */
export interface MergeOf<Values> {
  mine: Values;
  theirs: Values;
  merged: Values;
}

export interface Sending {
  updatedAt: string | null;
  idempotencyKey: string;
  signal: AbortSignal;
  /** A small change of English does not make the translations outdated. */
  isSmallChange: boolean;
}

export interface RecordFormProps<Values extends FieldValues> {
  /** The key of the form's drafts on this device, such as `packages/12` or `packages/new/tours`. */
  draftKey: string;
  /** Plain JSON, with numbers as texts. */
  initial: Values;
  /** The version that the form was opened with. Null for a new record. */
  updatedAt: string | null;
  /** Sends the request with `{ stays: true }`. Throws an `ApiError`. */
  save: (values: Values, sending: Sending) => Promise<unknown>;
  /** Reads the stored record again, so that it can be merged after a 409. */
  reload?: () => Promise<StoredRecord<Values>>;
  /** The record in the history, which says who saved meanwhile. */
  history?: { entity: Entity; key: string | number };
  /** Puts a merge of the typed values and a colleague's in order where its fields belong together. */
  alignMerge?: (
    versions: MergeOf<Values>,
    found: MergeDifference[],
    choices: MergeChoices,
  ) => Promise<Values>;
  /** Names a field: "FAQ 2 – Pertanyaan (EN)" for `faqs.1.question.en`. */
  fieldLabel: (path: string) => string;
  /** Returns the readable text of a value that is stored in another form, such as HTML. */
  textOf?: (path: string, stored: string) => string;
  sections: FormPart[];
  texts: { submit: string; submitting: string; success: string; failure: string };
  /** A second submit button, and the values that each of the two buttons sets. */
  otherSubmit?: { label: string; values: Partial<Values>; mainValues: Partial<Values> };
  listHref: string;
  /** The address after a save, if it is another than the list. */
  savedHref?: string;
  resolver?: Resolver<Values>;
  /** Lists the texts that a save copies into other inputs, as pairs of path and text. */
  filledTexts?: (values: FieldValues) => [path: string, text: string][];
  /** Whether a required input may be empty with these values, as in a draft. */
  mayLack?: (path: string, values: Values) => boolean;
  actions?: ReactNode;
  children: ReactNode;
}
