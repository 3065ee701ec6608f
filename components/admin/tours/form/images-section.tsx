import { FormSection } from "@/components/admin/form/form-section";
import { PictureList } from "@/components/admin/pictures/picture-list";
import { sectionHead } from "./form-sections";

export function ImagesSection() {
  return (
    <FormSection {...sectionHead("images")}>
      <PictureList name="images" />
    </FormSection>
  );
}
