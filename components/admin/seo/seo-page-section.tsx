"use client";

import type { FocusEvent } from "react";
import { FormSection } from "@/components/admin/form/form-section";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { useShownLanguage } from "@/components/admin/form/shown-language";
import { adminText } from "@/lib/i18n/admin-messages";
import { isLanguage, type Language } from "@/lib/i18n/languages";
import type { PageTexts } from "@/lib/page-texts";
import type { SeoPage } from "@/lib/seo/schema";
import { seoDescriptionLimit, seoTitleLimit } from "@/lib/seo-texts";
import { SeoPagePreview } from "./seo-page-preview";

interface SeoPageSectionProps {
  page: SeoPage;
  unwritten: Record<Language, PageTexts>;
}

/** The two texts of one page in three languages, and how they will look. */
export function SeoPageSection({ page, unwritten }: SeoPageSectionProps) {
  const [, show] = useShownLanguage();
  const showTyped = ({ target }: FocusEvent<HTMLElement>) => {
    const { lang } = target;
    if (target.matches("input, textarea") && isLanguage(lang)) show(lang);
  };
  return (
    <FormSection id={page} title={adminText(`seo.page.${page}`)}>
      <fieldset className="grid min-w-0 gap-5" onFocus={showTyped}>
        <legend className="sr-only">{adminText(`seo.page.${page}`)}</legend>
        <LocalizedField
          name={`${page}.title`}
          shape="object"
          label={adminText("seo.field.title")}
          maxLength={seoTitleLimit}
          counter
          multiline
          rows={1}
        />
        <LocalizedField
          name={`${page}.description`}
          shape="object"
          label={adminText("seo.field.description")}
          multiline
          rows={4}
          maxLength={seoDescriptionLimit}
          counter
        />
      </fieldset>
      <SeoPagePreview page={page} unwritten={unwritten} />
    </FormSection>
  );
}
