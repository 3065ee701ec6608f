import { isRecord, type PlainRecord } from "./values";

export interface Draft {
  values: PlainRecord;
  base: PlainRecord;
  updatedAt: string | null;
  savedAt: number;
  /** The key of an earlier attempt to save these values. */
  saveKey?: string;
}

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

/** Every open form stores its own draft, so that two tabs do not overwrite each other's. */
export function draftsOf(entries: [id: string, text: string][]): KeptDraft[] {
  return entries
    .flatMap(([id, text]) => {
      const draft = parseDraft(text);
      return draft ? [{ id, ...draft }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}
