import { z } from "zod";
import { pageQuery } from "../api/query";
import type { DraftOf } from "../content/field-drafts";
import { createSchema, encodeWire, storedShape, updateSchema } from "../content/field-schemas";
import { isoTime, staleable } from "../content/fields";
import { sanitizeText } from "../content/text";
import { html } from "../content/text-kinds";
import { languages } from "../i18n/languages";
import { recordSlug } from "../pages/slug";
import { storedImage } from "../storage/stored-image";
import { confirmedLanguagesText } from "../translations/schema";
import { articleOptions, blogFields, blogResponseSchema } from "./fields";
import { cleanHtml, plainText } from "./html";

const id = z.int().positive();

/** `content` is HTML; `file` is what pages draw `image` from. */
export const blogSchema = z.object({
  id,
  ...storedShape(blogFields),
  file: storedImage.nullable(),
  updated_at: isoTime,
});

export type Blog = z.output<typeof blogSchema>;
export type BlogDraft = DraftOf<typeof blogFields>;

/** A blog whose articles are cleaned once more: what reached the database by another way runs nowhere. */
export function cleanedBlog(blog: Blog): Blog {
  const content = { ...blog.content };
  for (const language of languages) {
    const html = content[language];
    if (html) content[language] = cleanHtml(html);
  }
  return { ...blog, content };
}

export function blogResponse(blog: Blog): z.input<typeof blogResponseSchema> {
  const slug = recordSlug(blog.title.en, blog.id, "blog");
  return encodeWire(blogResponseSchema, blogFields, { ...cleanedBlog(blog), slug });
}

/** Beyond this many tags the time that cleaning takes grows without measure. */
const mostTags = 10_000;

/** Bytes of all the texts of a blog. */
export const blogTexts = 4 * 1024 * 1024;

const { limit } = articleOptions;

const article = z
  .string()
  .max(limit, { abort: true, error: `Paling banyak ${limit} karakter HTML.` })
  .refine((html) => html.split("<").length <= mostTags, {
    abort: true,
    error: `Paling banyak ${mostTags} tag HTML.`,
  })
  .overwrite(sanitizeText)
  .overwrite(cleanHtml);
const requiredArticle = article.refine(
  (html) => /<img\b/.test(html) || plainText(html) !== "",
  "Wajib diisi.",
);

const written = {
  ...blogFields,
  content: html(articleOptions, (isRequired) => (isRequired ? requiredArticle : article)),
};

/**
 * A blog as it is written, in multipart. A new file or the name of one of
 * the store is its picture; an empty text clears it.
 */
export const blogCreateSchema = createSchema(written, {});

/** An absent field stays, an empty optional one is cleared. */
export const blogUpdateSchema = updateSchema(written, {
  updated_at: staleable,
  translations_confirmed: confirmedLanguagesText.optional(),
});

export type BlogCreate = z.output<typeof blogCreateSchema>;
export type BlogUpdate = z.output<typeof blogUpdateSchema>;

/** The query of `GET blogs`. */
export const blogListQuery = pageQuery.extend({
  search: z.string().optional(),
  category: z.string().optional(),
});
