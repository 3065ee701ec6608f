"use client";

import { RecordForm } from "@/components/admin/form/record-form";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Language } from "@/lib/i18n/languages";
import type { PageTexts } from "@/lib/page-texts";
import { changedTexts, type SeoDraft, toDraft } from "@/lib/seo/draft";
import { seoPages } from "@/lib/seo/pages";
import { saveSeoContent } from "@/lib/seo/requests";
import type { SeoContent, SeoPage } from "@/lib/seo/schema";
import { seoFieldLabel } from "./seo-field-label";
import { SeoPageSection } from "./seo-page-section";
import { seoSections } from "./seo-sections";

const overview = "/admin/seo-settings";

interface SeoFormProps {
  content: SeoContent;
  unwritten: Record<SeoPage, Record<Language, PageTexts>>;
}

/** Changes titles and descriptions of the five pages; all else that is stored with them stays. */
export function SeoForm({ content, unwritten }: SeoFormProps) {
  const stored = toDraft(content);
  return (
    <RecordForm<SeoDraft>
      draftKey="seo-content"
      initial={stored}
      updatedAt={null}
      save={(values, { signal }) => saveSeoContent(changedTexts(values, stored), signal)}
      fieldLabel={seoFieldLabel}
      sections={seoSections}
      texts={{
        submit: adminText("seo.submit"),
        submitting: adminText("seo.submitting"),
        success: adminText("seo.success"),
        failure: adminText("seo.failure"),
      }}
      cancelHref={overview}
      doneHref={overview}
    >
      {seoPages.map((page) => (
        <SeoPageSection key={page} page={page} unwritten={unwritten[page]} />
      ))}
    </RecordForm>
  );
}
