import { z } from "zod";
import { flat } from "../i18n/flat-texts";
import { recordSlug } from "../slug";
import { cleanHtml } from "./html";
import { type Blog, blogSchema } from "./schema";

/** A blog as the API answers it: with the English slug, `image` as the stored path. */
export const blogAnswerSchema = blogSchema.omit({ file: true }).extend({ slug: z.string() });

/** Articles are cleaned once more, so that what reached the database by another way goes no further. */
export function blogAnswer(blog: Blog): z.input<typeof blogAnswerSchema> {
  const clean = flat("content", (language) => {
    const html = blog[`content_${language}`];
    return html && cleanHtml(html);
  });
  const slug = recordSlug(blog.title_en, blog.id, "blog");
  return blogAnswerSchema.encode({ ...blog, ...clean, content_en: clean.content_en ?? "", slug });
}
