import { recordOf } from "../content/field-drafts";
import type { Language } from "../i18n/languages";
import { unmeasured } from "../storage/sources";
import { blogFields } from "./fields";
import type { Blog, BlogDraft } from "./schema";

/** Address of the draft preview; `id` is null for a blog that is not created yet. */
export function blogPreviewPath(language: Language, id: number | null): string {
  return `/admin/blogs/preview/${language}${id === null ? "" : `?blog=${id}`}`;
}

/** The key of the draft on this device, and of its preview. */
export function blogDraftKey(id: number | null): string {
  return id === null ? "blogs/new" : `blogs/${id}`;
}

/** The blog that the draft preview shows. */
export function draftBlog(draft: BlogDraft): Blog {
  return {
    ...recordOf(blogFields, draft),
    file: draft.image ? { path: draft.image, ...unmeasured } : null,
    ...{ id: 0, updated_at: new Date(0) },
  };
}
