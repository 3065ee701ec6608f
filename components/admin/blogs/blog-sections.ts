import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";

function inEveryLanguage(...fields: string[]): string[] {
  return fields.flatMap((field) => languages.map((language) => `${field}_${language}`));
}

/** The parts of the blog's form and the fields of each. */
export const blogSections = [
  { id: "content", label: adminText("blogs.contentSection"), paths: inEveryLanguage("title", "content") },
  { id: "publish", label: adminText("blogs.publishSection"), paths: ["posting_date", "category"] },
  { id: "image", label: adminText("blogs.imageSection"), paths: ["image"] },
  { id: "seo", label: adminText("blogs.seoSection"), paths: inEveryLanguage("seo_title", "seo_description") },
];
