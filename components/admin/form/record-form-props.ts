import type { ReactNode } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { FormPart } from "@/lib/forms/fields";
import type { Choices, Difference } from "@/lib/forms/merge-versions";

/** The stored record that the form was opened with. */
export interface StoredRecord<Values> {
  values: Values;
  /** Null for one that does not exist yet. */
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
  /** Translations beside English that was changed stay true. */
  isSmallChange: boolean;
}

export interface RecordFormProps<Values extends FieldValues> {
  /** Key of the record's form drafts on this device: `packages/12`, `packages/new/tours`. */
  draftKey: string;
  /** Plain JSON; numbers as texts. */
  initial: Values;
  /** Of the stored record; null for a new one. */
  updatedAt: string | null;
  /** Sends with `{ stays: true }`; throws an `ApiError`. */
  save: (values: Values, sending: Sending) => Promise<unknown>;
  /** Reads the stored record again, to be merged after a 409. */
  reload?: () => Promise<StoredRecord<Values>>;
  /** Puts a merge of the typed values and a colleague's in order where its fields belong together. */
  alignMerge?: (versions: MergeOf<Values>, found: Difference[], choices: Choices) => Promise<Values>;
  /** "FAQ 2 – Pertanyaan (EN)" for `faqs.1.question.en`. */
  fieldLabel: (path: string) => string;
  /** A text as shown in a conflict, where it is stored in another form, such as HTML. */
  textOf?: (path: string, stored: string) => string;
  sections: FormPart[];
  texts: { submit: string; submitting: string; success: string; failure: string };
  /** A second button that submits, and what each of the two sets before. */
  otherSubmit?: { label: string; values: Partial<Values>; mainValues: Partial<Values> };
  /** Where a save leads, and Cancel. */
  listHref: string;
  resolver?: Resolver<Values>;
  /** More buttons beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}
