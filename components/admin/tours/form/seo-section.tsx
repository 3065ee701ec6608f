import { FormSection } from "@/components/admin/form/form-section";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { adminText } from "@/lib/i18n/admin-messages";
import { seoDescriptionLimit, seoTitleLimit } from "@/lib/seo-texts";
import type { Kind } from "@/lib/tours/kinds";
import { sectionHead, seoPaths } from "./form-sections";
import { SeoPreview } from "./seo-preview";

export function SeoSection(tour: { kind: Kind; tourId: number }) {
  return (
    <FormSection {...sectionHead("seo")} folds={seoPaths}>
      <LocalizedField
        name="seo_title"
        shape="flat"
        label={adminText("tourForm.fields.seo_title")}
        maxLength={seoTitleLimit}
        counter
        multiline
        rows={1}
      />
      <LocalizedField
        name="seo_description"
        shape="flat"
        label={adminText("tourForm.fields.seo_description")}
        maxLength={seoDescriptionLimit}
        counter
        multiline
        rows={3}
      />
      <SeoPreview {...tour} />
    </FormSection>
  );
}
