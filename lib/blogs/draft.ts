import type { z } from "zod";
import type { blogAnswerSchema } from "./answer";

/** A blog as the API answers it; times may still be what they are on the server. */
export type BlogAnswer = z.input<typeof blogAnswerSchema>;

/** What the blog's form holds: texts as typed, articles as HTML, the day as a date input has it, the picture's stored path. */
export interface BlogDraft {
  title_en: string;
  title_id: string;
  title_ru: string;
  content_en: string;
  content_id: string;
  content_ru: string;
  posting_date: string;
  category: string;
  image: string | null;
  seo_title_en: string;
  seo_title_id: string;
  seo_title_ru: string;
  seo_description_en: string;
  seo_description_id: string;
  seo_description_ru: string;
}

/** A new blog's form. `postingDate`: the day it comes out. */
export function emptyDraft(postingDate: string): BlogDraft {
  return {
    title_en: "",
    title_id: "",
    title_ru: "",
    content_en: "",
    content_id: "",
    content_ru: "",
    posting_date: postingDate,
    category: "",
    image: null,
    seo_title_en: "",
    seo_title_id: "",
    seo_title_ru: "",
    seo_description_en: "",
    seo_description_id: "",
    seo_description_ru: "",
  };
}

export function toDraft({ id: _, slug: __, updated_at: ___, ...blog }: BlogAnswer): BlogDraft {
  return {
    ...blog,
    title_id: blog.title_id ?? "",
    title_ru: blog.title_ru ?? "",
    content_id: blog.content_id ?? "",
    content_ru: blog.content_ru ?? "",
    // A day is written as its midnight in UTC (decisions.md 10, "Days").
    posting_date: new Date(blog.posting_date).toISOString().slice(0, 10),
  };
}

/** The draft as multipart. A change sends empty optional fields too, which clears them (decisions.md 4). */
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
