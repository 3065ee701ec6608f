import type { z } from "zod";
import { articleHtml } from "../core/content/article-html";
import { encodeWire, updateSchema } from "../core/content/field-schemas";
import { isoTime } from "../core/content/fields";
import { optionalHtml } from "../core/content/text-kinds";
import { confirmedLanguages } from "../core/translations/schema";
import { pageTextOptions, type SiteSettings, siteFields, siteResponseSchema } from "./fields";

const pageText = articleHtml(pageTextOptions.limit);

const writtenFields = {
  ...siteFields,
  privacy_text: optionalHtml({ ...pageTextOptions, label: "site.fields.privacyText" }, pageText),
  terms_text: optionalHtml({ ...pageTextOptions, label: "site.fields.termsText" }, pageText),
};

/** An absent field keeps its value. */
export const siteUpdateSchema = updateSchema(writtenFields, {
  /** The version the client last read. The save is refused with 409 if the settings have changed since. */
  updated_at: isoTime.nullish(),
  translations_confirmed: confirmedLanguages.optional(),
});

export type SiteUpdate = z.output<typeof siteUpdateSchema>;

export function siteResponse(settings: SiteSettings): z.input<typeof siteResponseSchema> {
  return encodeWire(siteResponseSchema, siteFields, settings);
}
