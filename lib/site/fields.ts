import { z } from "zod";
import { articleText } from "../core/content/article-text";
import type { Field } from "../core/content/field";
import type { DraftOf } from "../core/content/field-drafts";
import { choice, flag } from "../core/content/field-kinds";
import { storedShape, wireShape } from "../core/content/field-schemas";
import { isoTime } from "../core/content/fields";
import { isBlank } from "../core/content/text";
import { optionalHtml, optionalLocalizedText, optionalTextField } from "../core/content/text-kinds";
import { translationStateKey } from "../core/translations/schema";
import { contactFields } from "./contact-fields";
import { isDocumentPath } from "./document-path";
import { identityFields } from "./identity-fields";
import { nameFields } from "./name-fields";

const greeting = { section: "greetings", limit: 300, rows: 2, hint: "site.fields.greetingHint" } as const;

function document(label: Field["label"]) {
  return optionalTextField({
    label,
    section: "documents",
    limit: 120,
    nullable: true,
    check: [(path) => isBlank(path) || isDocumentPath(path), "Unggah berkas PDF."],
  });
}

export const pageTextOptions = { section: "documents", limit: 100_000, readable: articleText } as const;

/** The fields of the settings, in the order of the form. */
export const siteFields = {
  ...identityFields,
  ...nameFields,
  ...contactFields,
  privacy_policy: document("site.fields.privacyPolicy"),
  payment_methods: document("site.fields.paymentMethods"),
  privacy_text: optionalHtml({ ...pageTextOptions, label: "site.fields.privacyText" }),
  terms_text: optionalHtml({ ...pageTextOptions, label: "site.fields.termsText" }),
  chat_greeting: optionalLocalizedText({ ...greeting, label: "site.fields.chatGreeting" }),
  hero_greeting: optionalLocalizedText({ ...greeting, label: "site.fields.heroGreeting" }),
  promo_greeting: optionalLocalizedText({
    ...greeting,
    label: "site.fields.promoGreeting",
    hint: "site.fields.promoGreetingHint",
  }),
  assistants_open: flag({
    label: "site.fields.assistantsOpen",
    section: "assistants",
    hint: "site.fields.assistantsOpenHint",
    initial: true,
  }),
  ai_use: choice({
    label: "site.fields.aiUse",
    section: "assistants",
    hint: "site.fields.aiUseHint",
    choices: ["train", "read", "none"],
    choiceNames: { train: "site.aiUse.train", read: "site.aiUse.read", none: "site.aiUse.none" },
  }),
};

export const siteId = 1;

const id = z.literal(siteId);

export const siteSchema = z.object({ id, ...storedShape(siteFields), updated_at: isoTime });

export const siteResponseSchema = z.object({
  id,
  ...wireShape(siteFields),
  updated_at: isoTime,
  ...translationStateKey,
});

export type SiteSettings = z.output<typeof siteSchema>;
export type SiteDraft = DraftOf<typeof siteFields>;
