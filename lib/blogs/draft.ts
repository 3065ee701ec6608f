import { draftOf, recordOf } from "../core/content/field-drafts";
import type { Language } from "../core/i18n/languages";
import { unmeasured } from "../core/storage/sources";
import { blogFields } from "./fields";
import type { Blog, BlogDraft } from "./schema";

export function blogPreviewPath(language: Language, id: number | null): string {
  return `/admin/blogs/preview/${language}${id === null ? "" : `?blog=${id}`}`;
}

export function blogDraftKey(id: number | null): string {
  return id === null ? "blogs/new" : `blogs/${id}`;
}

/** Copies an article as a draft that visitors do not see. */
export function draftOfBlogCopy(blog: Blog): BlogDraft {
  return { ...draftOf(blogFields, blog), published: "no" };
}

export function draftBlog(draft: BlogDraft): Blog {
  return {
    ...recordOf(blogFields, draft),
    file: draft.image ? { path: draft.image, ...unmeasured } : null,
    id: 0,
    updated_at: new Date(0),
  };
}
