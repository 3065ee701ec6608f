import { recordOf } from "../core/content/field-drafts";
import type { Language } from "../core/i18n/languages";
import { unmeasured } from "../core/storage/sources";
import { type Promo, type PromoDraft, promoFields } from "./fields";

export function promoPreviewPath(language: Language, id: number | null): string {
  return `/admin/promos/preview/${language}${id === null ? "" : `?promo=${id}`}`;
}

export function promoDraftKey(id: number | null): string {
  return id === null ? "promos/new" : `promos/${id}`;
}

export function draftPromo(draft: PromoDraft): Promo {
  return {
    ...recordOf(promoFields, draft),
    file: draft.image ? { path: draft.image, ...unmeasured } : null,
    id: 0,
    updated_at: new Date(0),
  };
}
