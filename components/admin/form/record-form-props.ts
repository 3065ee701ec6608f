import type { ReactNode } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { FormPart } from "@/lib/forms/section-state";
import type { Sending, StoredRecord } from "./record";

export interface RecordFormProps<Values extends FieldValues> {
  /** Names the record's drafts on this device: `packages/12`, `packages/new/tours`. */
  draftKey: string;
  /** Plain JSON; numbers as texts. */
  initial: Values;
  /** Of the stored record; null for a new one. */
  updatedAt: string | null;
  /** Sends with `{ stays: true }`; throws an `ApiError`. */
  save: (values: Values, sending: Sending) => Promise<unknown>;
  /** The stored record anew, to be merged after a 409. */
  reload?: () => Promise<StoredRecord<Values>>;
  /** "FAQ 2 – Pertanyaan (EN)" for `faqs.1.question.en`. */
  fieldLabel: (path: string) => string;
  /** A text as it reads, where it is kept as something else: HTML. */
  textOf?: (path: string, stored: string) => string;
  sections: FormPart[];
  texts: { submit: string; submitting: string; success: string; failure: string };
  cancelHref: string;
  /** Where a save leads; without it the form stays open. */
  doneHref?: string;
  resolver?: Resolver<Values>;
  /** Below the table of contents. */
  aside?: ReactNode;
  /** More buttons beside the submit button. */
  actions?: ReactNode;
  onSaved?: (answer: unknown) => void;
  children: ReactNode;
}
