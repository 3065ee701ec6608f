import { flatOptionalText } from "./text-kinds";

export const seoTitleLimit = 255;
export const seoDescriptionLimit = 500;

interface SeoTextOptions {
  rows?: number;
  nullable?: boolean;
}

export function seoTexts({ rows = 4, nullable }: SeoTextOptions = {}) {
  const shared = { section: "seo", counter: true, nullable };
  return {
    seo_title: flatOptionalText({ ...shared, label: "seoTexts.title", limit: seoTitleLimit }),
    seo_description: flatOptionalText({
      ...shared,
      label: "seoTexts.description",
      limit: seoDescriptionLimit,
      rows,
    }),
  };
}
