import { z } from "zod";
import { recordSlug } from "../slug";
import { type Blog, blogSchema } from "./schema";

/** A blog as the API answers it: with the English slug, `image` as the stored path (decisions.md 4). */
export const blogAnswerSchema = blogSchema.omit({ file: true }).extend({ slug: z.string() });

export function blogAnswer(blog: Blog): z.input<typeof blogAnswerSchema> {
  return blogAnswerSchema.encode({ ...blog, slug: recordSlug(blog.title_en, blog.id, "blog") });
}
