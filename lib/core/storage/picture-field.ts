import { z } from "zod";
import type { Field, FieldOptions } from "../content/field";
import { storageUrl } from "./sources";
import { storageAddress } from "./stored-image";
import { isStoredName } from "./stored-names";
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

const storedPictureName = storageAddress.nullable();

/** The name of a picture that was uploaded before. Null or an empty text: no picture. */
export function pictureName(options: FieldOptions) {
  return {
    ...options,
    kind: "picture",
    required: false,
    stored: storedPictureName,
    input: z
      .union([z.literal("").transform(() => null), storageAddress])
      .nullable()
      .refine(
        (path) => path === null || isStoredName(path),
        "Gambar ini tidak ada di penyimpanan situs. Unggah gambarnya terlebih dahulu.",
      ),
    emptyDraft: (): string | null => null,
    toDraft: (value) => value,
    fromDraft: (draft) => draft && storageUrl(draft),
    toRecord: (draft) => draft,
  } satisfies Field<typeof storedPictureName, string | null, string | null, false>;
}
