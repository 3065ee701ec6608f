import type { z } from "zod";
import { articleHtml, textOfHtml } from "../core/content/article-html";
import { html } from "../core/content/text-kinds";
import { recordSchemas } from "../core/entity/record-schemas";
import { fallbackLanguage, type Language } from "../core/i18n/languages";
import { ownPageFields, ownPageTextOptions } from "./fields";

const pageText = articleHtml(ownPageTextOptions.limit);

const requiredPageText = pageText.refine(
  (text) => /<img\b/.test(text) || textOfHtml(text) !== "",
  "Wajib diisi.",
);

const content = html(ownPageTextOptions);

/** Cleans the HTML. A change may send null for a language, as the API answers for a language without a text. */
const cleanedContent = {
  ...content,
  flat: {
    ...content.flat,
    input: (language: Language) => (language === fallbackLanguage ? requiredPageText : pageText.nullable()),
  },
};

export const ownPageSchemas = recordSchemas({ ...ownPageFields, content: cleanedContent });

export type OwnPage = z.output<typeof ownPageSchemas.record>;

/** The fields of a published page that links to the page need. */
export type OwnPageLink = Pick<OwnPage, "id" | "address" | "title" | "placement">;
