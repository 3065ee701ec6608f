import type { Language } from "../i18n/languages";
import type { Kind } from "./kinds";

/** Where a form's tour is seen before it is saved; `id` is null for one that is not created yet. */
export function tourPreviewPath(kind: Kind, language: Language, id: number | null): string {
  return `/admin/${kind}/preview/${language}${id === null ? "" : `?tour=${id}`}`;
}

/** Under what name the form's content waits for its preview, and a draft on this device for its form. */
export function tourRecord(kind: Kind, id: number | null): string {
  return id === null ? `packages/new/${kind}` : `packages/${id}`;
}
