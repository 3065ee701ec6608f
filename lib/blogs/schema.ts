import { z } from "zod";
import { pageQuery } from "../core/api/query";
import { articleHtml, cleanHtml, textOfHtml } from "../core/content/article-html";
import type { DraftOf } from "../core/content/field-drafts";
import { createSchema, encodeWire, storedShape, updateSchema } from "../core/content/field-schemas";
import { isoTime, staleable } from "../core/content/fields";
import { html } from "../core/content/text-kinds";
import { languages } from "../core/i18n/languages";
import { recordSlug } from "../core/pages/slug";
import { storedImage } from "../core/storage/stored-image";
import { confirmedLanguagesText } from "../core/translations/schema";
import { articleOptions, blogFields, blogResponseSchema } from "./fields";

const id = z.int().positive();

/** `content` is HTML; `file` is the image for pages. */
export const blogSchema = z.object({
  id,
  ...storedShape(blogFields),
  file: storedImage.nullable(),
  updated_at: isoTime,
});

export type Blog = z.output<typeof blogSchema>;
export type BlogDraft = DraftOf<typeof blogFields>;

/** Cleans a stored blog again, so that HTML that reached the database in another way cannot run. */
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

export const blogTexts = 4 * 1024 * 1024;

const { limit } = articleOptions;

const article = articleHtml(limit);
const requiredArticle = article.refine(
  (html) => /<img\b/.test(html) || textOfHtml(html) !== "",
  "Wajib diisi.",
);

const written = {
  ...blogFields,
  content: html(articleOptions, (isRequired) => (isRequired ? requiredArticle : article)),
};

/** The multipart body of a create. An empty text for `image` removes the picture. */
export const blogCreateSchema = createSchema(written, {});

/** An absent field keeps its value; an empty optional field is cleared. */
export const blogUpdateSchema = updateSchema(written, {
  updated_at: staleable,
  translations_confirmed: confirmedLanguagesText.optional(),
});

export type BlogCreate = z.output<typeof blogCreateSchema>;
export type BlogUpdate = z.output<typeof blogUpdateSchema>;

export const blogListQuery = pageQuery.extend({
  search: z.string().optional(),
  category: z.string().optional(),
});
