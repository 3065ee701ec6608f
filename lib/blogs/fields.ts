import { z } from "zod";
import { articleText } from "../core/content/article-text";
import { day, shownFlag } from "../core/content/field-kinds";
import { wireShape } from "../core/content/field-schemas";
import { isoTime } from "../core/content/fields";
import { seoTexts } from "../core/content/seo-texts";
import { flatText, type HtmlOptions, html, text } from "../core/content/text-kinds";
import { fallbackLanguage } from "../core/i18n/languages";
import { picture } from "../core/storage/picture-field";
import { translationStateKey } from "../core/translations/schema";

const languages = [fallbackLanguage] as const;

/** `limit` counts the characters of the HTML. */
export const articleOptions: HtmlOptions = {
  label: "blogs.content",
  section: "content",
  limit: 500_000,
  languages,
  readable: articleText,
};

export const blogFields = {
  title: flatText({ label: "blogs.name", section: "content", limit: 255, rows: 1, languages }),
  content: html(articleOptions),
  category: text({ label: "blogs.category", section: "publish", limit: 100 }),
  posting_date: day({ label: "blogs.date", section: "publish" }),
  published: shownFlag({ label: "tourForm.fields.published", section: "publish", hint: "drafts.hint" }),
  image: picture({ label: "blogs.image", section: "image" }),
  ...seoTexts(),
};

export const blogResponseSchema = z.object({
  id: z.int().positive(),
  ...wireShape(blogFields),
  updated_at: isoTime,
  slug: z.string(),
  ...translationStateKey,
});
