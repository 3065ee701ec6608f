import { flat, flatNames } from "../i18n/flat-texts";
import type { Language } from "../i18n/languages";
import { operatorDay } from "../operator-day";
import { isBlank } from "../storable";
import { unmeasured } from "../storage/unmeasured";
import type { BlogDraft } from "./draft";
import type { Blog } from "./schema";

/** Where a form's blog is seen before it is saved; `id` is null for one that is not created yet. */
export function blogPreviewPath(language: Language, id: number | null): string {
  return `/admin/blogs/preview/${language}${id === null ? "" : `?blog=${id}`}`;
}

/** Under what name the form's content waits for its preview, and a draft on this device for its form. */
export function blogRecord(id: number | null): string {
  return id === null ? "blogs/new" : `blogs/${id}`;
}

/** The blog that a draft would become, for its public page. While English is missing, whatever there is stands in its place. */
export function draftBlog(draft: BlogDraft): Blog {
  const any = (name: "title" | "content") =>
    flatNames(name)
      .map((column) => draft[column])
      .find((text) => !isBlank(text)) ?? "";
  const day = new Date(draft.posting_date);
  return {
    ...draft,
    ...flat("title", (language) => draft[`title_${language}`].trim() || null),
    title_en: draft.title_en.trim() || any("title"),
    ...flat("content", (language) => draft[`content_${language}`] || null),
    content_en: draft.content_en || any("content"),
    posting_date: Number.isNaN(day.getTime()) ? operatorDay(new Date()) : day,
    file: draft.image ? { path: draft.image, ...unmeasured } : null,
    ...{ id: 0, updated_at: new Date(0) },
  };
}
