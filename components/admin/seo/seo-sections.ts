import { adminText } from "@/lib/i18n/admin-messages";
import { seoPages } from "@/lib/seo/pages";

/** The five pages as parts of the form. */
export const seoSections = seoPages.map((page) => ({
  id: page,
  label: adminText(`seo.page.${page}`),
  paths: [`${page}.title`, `${page}.description`],
}));
