"use client";

import { FormSection } from "@/components/admin/form/form-section";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { adminText } from "@/lib/i18n/admin-messages";
import { seoDescriptionLimit, seoTitleLimit } from "@/lib/seo-texts";
import { localizedLabels } from "./blog-field-label";
import { BlogPreview, type BlogPreviewProps } from "./blog-preview";

/** What search engines are told of a blog, and how they will show it. */
export function SeoSection(props: BlogPreviewProps) {
  return (
    <FormSection id="seo" title={adminText("blogs.seoSection")} intro={adminText("blogs.seoIntro")}>
      <LocalizedField
        name="seo_title"
        shape="flat"
        label={localizedLabels.seo_title}
        maxLength={seoTitleLimit}
        counter
        multiline
        rows={1}
      />
      <LocalizedField
        name="seo_description"
        shape="flat"
        label={localizedLabels.seo_description}
        maxLength={seoDescriptionLimit}
        counter
        multiline
        rows={4}
      />
      <BlogPreview {...props} />
    </FormSection>
  );
}
