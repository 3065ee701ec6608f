import type { z } from "zod";
import { operatorDay } from "../content/days";
import { type FlatText, flat, flatNames } from "../content/flat-texts";
import { isBlank } from "../content/text";
import type { Language } from "../i18n/languages";
import { unmeasured } from "../storage/sources";
import type { Blog, blogResponseSchema } from "./schema";

/** A blog as the API returns it; times may still be what they are on the server. */
export type BlogResponse = z.input<typeof blogResponseSchema>;

/** The form: texts as typed, articles as HTML, the day as a date input has it, the stored path of the picture. */
export interface BlogDraft extends FlatText<"title" | "content" | "seo_title" | "seo_description", string> {
  posting_date: string;
  category: string;
  image: string | null;
}

export function emptyDraft(postingDate: string): BlogDraft {
  return {
    ...flat("title", () => ""),
    ...flat("content", () => ""),
    ...flat("seo_title", () => ""),
    ...flat("seo_description", () => ""),
    posting_date: postingDate,
    category: "",
    image: null,
  };
}

export function toDraft({ id: _, slug: __, updated_at: ___, ...blog }: BlogResponse): BlogDraft {
  return {
    ...blog,
    ...flat("title", (language) => blog[`title_${language}`] ?? ""),
    ...flat("content", (language) => blog[`content_${language}`] ?? ""),
    // A day is written as its midnight in UTC (R-23.10).
    posting_date: new Date(blog.posting_date).toISOString().slice(0, 10),
  };
}

/** The draft as multipart. A change sends empty optional fields too, which clears them (R-21.13). */
export function fromDraft(draft: BlogDraft, change?: { updatedAt: string | null }): FormData {
  const form = new FormData();
  if (change) form.set("_method", "PUT");
  if (change?.updatedAt) form.set("updated_at", change.updatedAt);
  for (const [name, value] of Object.entries(draft)) {
    const text: string = value?.trim() ?? "";
    if (change || text) form.set(name, text);
  }
  return form;
}

/** Address of the draft preview; `id` is null for a blog that is not created yet. */
export function blogPreviewPath(language: Language, id: number | null): string {
  return `/admin/blogs/preview/${language}${id === null ? "" : `?blog=${id}`}`;
}

/** The key of the draft on this device, and of its preview. */
export function blogDraftKey(id: number | null): string {
  return id === null ? "blogs/new" : `blogs/${id}`;
}

/** The blog that the draft preview shows. While English is missing, another language takes its place. */
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
