import { z } from "zod";
import type { Field } from "../../core/content/field";
import type { LocalizedText } from "../../core/content/localized-text";
import { adminText } from "../../core/i18n/admin-messages";
import { matchedPositions } from "../matched-items";

const largest = 2_147_483_647;

/** The value of a form for an item that was a copy and no longer is. */
export const detached = "none";

/** Absent in a change: the origin stays (`rememberOrigins`). Null: the item is not a copy any more. */
export const origin = {
  label: "tourForm.fields.shared_text_id",
  kind: "other",
  required: false,
  stored: z.int().positive().nullable(),
  input: z.int().positive().max(largest).nullable(),
  emptyDraft: () => "",
  toDraft: (id: number | null) => (id === null ? "" : String(id)),
  // Drafts stored by older versions of the form have no origin.
  fromDraft: (draft: string | undefined) => (draft === detached ? null : draft ? Number(draft) : undefined),
  readable: (id: string) => (id && id !== detached ? adminText("sharedTexts.isCopy") : ""),
  toRecord: (draft: string | undefined) => (draft && draft !== detached ? Number(draft) : null),
} satisfies Field<z.ZodNullable<z.ZodInt>, number | null, string, false>;

interface Copy {
  shared_text_id?: number | null;
}

/** Takes the origin of the matching stored item, so that clients that do not know the field keep it. */
export function rememberOrigins<Stored extends Copy, Given extends Copy>(
  stored: readonly Stored[],
  given: readonly Given[],
  textsOf: (item: Stored | Given) => LocalizedText[],
): (Given & { shared_text_id: number | null })[] {
  const positions = matchedPositions(stored.map(textsOf), given.map(textsOf));
  return given.map((item, index) => {
    const remembered = stored[positions[index] ?? -1]?.shared_text_id ?? null;
    return { ...item, shared_text_id: item.shared_text_id === undefined ? remembered : item.shared_text_id };
  });
}
