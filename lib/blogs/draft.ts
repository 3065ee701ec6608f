import type { z } from "zod";
import { type FlatText, flat } from "../i18n/flat-texts";
import type { blogAnswerSchema } from "./answer";

/** A blog as the API answers it; times may still be what they are on the server. */
export type BlogAnswer = z.input<typeof blogAnswerSchema>;

/** What the blog's form holds: texts as typed, articles as HTML, the day as a date input has it, the picture's stored path. */
export interface BlogDraft extends FlatText<"title" | "content" | "seo_title" | "seo_description", string> {
  posting_date: string;
  category: string;
  image: string | null;
}

/** A new blog's form. `postingDate`: the day it comes out. */
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

export function toDraft({ id: _, slug: __, updated_at: ___, ...blog }: BlogAnswer): BlogDraft {
  return {
    ...blog,
    ...flat("title", (language) => blog[`title_${language}`] ?? ""),
    ...flat("content", (language) => blog[`content_${language}`] ?? ""),
    // A day is written as its midnight in UTC.
    posting_date: new Date(blog.posting_date).toISOString().slice(0, 10),
  };
}

/** The draft as multipart. A change sends empty optional fields too, which clears them. */
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
