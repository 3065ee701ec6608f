import { adminText } from "@/lib/i18n/admin-messages";
import { seoPages } from "@/lib/seo/fields";
import type { SeoPage } from "@/lib/seo/schema";

function isPage(value: string): value is SeoPage {
  return (seoPages as readonly string[]).includes(value);
}

/** A field's name in messages about it: "Home – Title (EN)". */
export function seoFieldLabel(path: string): string {
  const [page = "", field, language = ""] = path.split(".");
  if (!isPage(page) || (field !== "title" && field !== "description")) return path;
  return `${adminText(`seo.page.${page}`)} – ${adminText(`seo.field.${field}`)} (${language.toUpperCase()})`;
}

/** The five pages as parts of the form. */
export const seoSections = seoPages.map((page) => ({
  id: page,
  label: adminText(`seo.page.${page}`),
  paths: [`${page}.title`, `${page}.description`],
}));
