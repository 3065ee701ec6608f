import { z } from "zod";
import type { Field, FieldOptions } from "../content/field";
import { type InputImage, inputImage } from "./upload";

const stored = z.string().nullable();

export function picture(options: FieldOptions) {
  return {
    ...options,
    kind: "picture",
    required: false,
    stored,
    input: inputImage,
    emptyDraft: (): string | null => null,
    toDraft: (value) => value,
    fromDraft: (draft) => draft ?? undefined,
    toRecord: (draft) => draft,
  } satisfies Field<typeof stored, InputImage, string | null, false>;
}
