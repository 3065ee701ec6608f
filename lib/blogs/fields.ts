import { z } from "zod";
import { articleText } from "../content/article-text";
import { day, shownFlag } from "../content/field-kinds";
import { wireShape } from "../content/field-schemas";
import { isoTime } from "../content/fields";
import { seoTexts } from "../content/seo-texts";
import { flatText, type HtmlOptions, html, text } from "../content/text-kinds";
import { fallbackLanguage } from "../i18n/languages";
import { picture } from "../storage/picture-field";
import { translationStateKey } from "../translations/schema";

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
