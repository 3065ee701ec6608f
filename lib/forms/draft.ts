import { isRecord, type PlainRecord } from "./values";

/** What is typed and not saved, as it is kept on the device. */
export interface Draft {
  values: PlainRecord;
  /** The stored record that the values were made from, for a merge with what a colleague saves meanwhile. */
  base: PlainRecord;
  /** Of the stored record; null for one that does not exist yet. */
  updatedAt: string | null;
  /** Milliseconds. */
  savedAt: number;
  /** Under which a save of these very values was tried. */
  saveKey?: string;
}

/** A draft as it lies on the device. */
export interface KeptDraft extends Draft {
  id: string;
}

export function parseDraft(text: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(text);
    if (!isRecord(draft) || !isRecord(draft.values) || !isRecord(draft.base)) return null;
    if (typeof draft.savedAt !== "number") return null;
    const { values, base, savedAt, updatedAt, saveKey } = draft;
    return {
      values,
      base,
      savedAt,
      updatedAt: typeof updatedAt === "string" ? updatedAt : null,
      ...(typeof saveKey === "string" && { saveKey }),
    };
  } catch {
    return null;
  }
}

/** Of one record, newest first. Every form that is open writes one of its own, so that two tabs do not wipe each other's. */
export function draftsOf(entries: [id: string, text: string][]): KeptDraft[] {
  return entries
    .flatMap(([id, text]) => {
      const draft = parseDraft(text);
      return draft ? [{ id, ...draft }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}
