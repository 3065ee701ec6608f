import { z } from "zod";
import { flat } from "../i18n/flat-texts";
import { inputDay } from "../input-day";
import { inputText, requiredText } from "../input-text";
import { isoTime } from "../iso-time";
import { seoDescriptionLimit, seoTitleLimit } from "../seo-texts";
import { storable } from "../storable";
import { inputImage } from "../storage/input-image";
import { cleanHtml, plainText } from "./html";
import { blogLimit } from "./limits";

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
  .overwrite(storable)
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
