import { z } from "zod";
import { pageQuery } from "../api/query";
import { inputText, isoTime, requiredText } from "../content/fields";
import { flat } from "../content/flat-texts";
import { inputDay } from "../content/input-day";
import { seoDescriptionLimit, seoTexts, seoTitleLimit } from "../content/seo-texts";
import { sanitizeText } from "../content/text";
import { recordSlug } from "../slug";
import { storedImage } from "../storage/stored-image";
import { inputImage } from "../storage/upload";
import { blogLimit } from "./fields";
import { cleanHtml, plainText } from "./html";

/** `content_*` is HTML; `file` is what pages draw `image` from. */
export const blogSchema = z.object({
  id: z.int().positive(),
  ...flat("title", () => z.string().nullable()),
  title_en: z.string(),
  ...flat("content", () => z.string().nullable()),
  content_en: z.string(),
  posting_date: isoTime,
  category: z.string(),
  image: z.string().nullable(),
  ...seoTexts,
  file: storedImage.nullable(),
  updated_at: isoTime,
});

export type Blog = z.output<typeof blogSchema>;

/** A blog as the API returns it: with the English slug, `image` as the stored path. */
export const blogResponseSchema = blogSchema.omit({ file: true }).extend({ slug: z.string() });

/** Articles are cleaned once more, so that what reached the database by another way goes no further. */
export function blogResponse(blog: Blog): z.input<typeof blogResponseSchema> {
  const clean = flat("content", (language) => {
    const html = blog[`content_${language}`];
    return html && cleanHtml(html);
  });
  const slug = recordSlug(blog.title_en, blog.id, "blog");
  return blogResponseSchema.encode({ ...blog, ...clean, content_en: clean.content_en ?? "", slug });
}

/** Beyond this many tags the time that cleaning takes grows without measure. */
const mostTags = 10_000;

/** Bytes of all the texts of a blog. */
export const blogTexts = 4 * 1024 * 1024;

const title = inputText(blogLimit.title);
const content = z
  .string()
  .max(blogLimit.content, { abort: true, error: `Paling banyak ${blogLimit.content} karakter HTML.` })
  .refine((html) => html.split("<").length <= mostTags, {
    abort: true,
    error: `Paling banyak ${mostTags} tag HTML.`,
  })
  .overwrite(sanitizeText)
  .overwrite(cleanHtml);
const seoTitle = inputText(seoTitleLimit);
const seoDescription = inputText(seoDescriptionLimit);

/**
 * A blog as it is written, in multipart. A new file or the name of one of
 * the store is its picture; an empty text clears it.
 */
export const blogCreateSchema = z.object({
  ...flat("title", () => title.optional()),
  title_en: requiredText(blogLimit.title),
  ...flat("content", () => content.optional()),
  content_en: content.refine((html) => /<img\b/.test(html) || plainText(html) !== "", "Wajib diisi."),
  posting_date: inputDay,
  category: requiredText(blogLimit.category),
  image: inputImage.optional(),
  ...flat("seo_title", () => seoTitle.optional()),
  ...flat("seo_description", () => seoDescription.optional()),
});

/** An absent field stays, an empty optional one is cleared. */
export const blogUpdateSchema = blogCreateSchema.partial().extend({
  /** As it was read: a stale one is a 409. */
  updated_at: z.union([isoTime, z.literal("")]).optional(),
});

export type BlogCreate = z.output<typeof blogCreateSchema>;
export type BlogUpdate = z.output<typeof blogUpdateSchema>;

/** The query of `GET blogs`. */
export const blogListQuery = pageQuery.extend({
  search: z.string().optional(),
  category: z.string().optional(),
});
