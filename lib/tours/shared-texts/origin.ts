import { z } from "zod";
import type { Field } from "../../content/field";
import type { LocalizedText } from "../../content/localized-text";
import { adminText } from "../../i18n/admin-messages";
import { matchedPlaces } from "../matched-items";

/** The largest integer of PostgreSQL. */
const largest = 2_147_483_647;

/** In a form: an item that was a copy and is to be one no more. */
export const detached = "none";

/**
 * The shared text of which an item of a list is a copy; null where it is none. A change that does not name it leaves it
 * (`rememberOrigins`): an item of its own says nothing, one that was made its own says null.
 */
export const origin = {
  label: "tourForm.fields.shared_text_id",
  kind: "other",
  required: false,
  stored: z.int().positive().nullable(),
  input: z.int().positive().max(largest).nullable(),
  emptyDraft: () => "",
  toDraft: (id: number | null) => (id === null ? "" : String(id)),
  // A draft that was put aside by an older form does not know it.
  fromDraft: (draft: string | undefined) => (draft === detached ? null : draft ? Number(draft) : undefined),
  readable: (id: string) => (id && id !== detached ? adminText("sharedTexts.isCopy") : ""),
  toRecord: (draft: string | undefined) => (draft && draft !== detached ? Number(draft) : null),
} satisfies Field<z.ZodNullable<z.ZodInt>, number | null, string, false>;

interface Copy {
  shared_text_id?: number | null;
}

/**
 * Items as they are to be stored. One that does not say where it came from is sought among the stored ones, so that a client
 * that does not know of it keeps it.
 */
export function rememberOrigins<Stored extends Copy, Given extends Copy>(
  stored: readonly Stored[],
  given: readonly Given[],
  textsOf: (item: Stored | Given) => LocalizedText[],
): (Given & { shared_text_id: number | null })[] {
  const places = matchedPlaces(stored.map(textsOf), given.map(textsOf));
  return given.map((item, index) => {
    const remembered = stored[places[index] ?? -1]?.shared_text_id ?? null;
    return { ...item, shared_text_id: item.shared_text_id === undefined ? remembered : item.shared_text_id };
  });
}
