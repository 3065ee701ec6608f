import type { BlogDraft } from "@/lib/blogs/draft";
import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";

/** The label of each field of the blog's form that has no languages. */
export const blogLabels = {
  posting_date: adminText("blogs.date"),
  category: adminText("blogs.category"),
  image: adminText("blogs.image"),
} satisfies Partial<Record<keyof BlogDraft, string>>;

/** The label of each localized field. */
export const localizedLabels = {
  title: adminText("blogs.name"),
  content: adminText("blogs.content"),
  seo_title: adminText("blogs.seoTitle"),
  seo_description: adminText("blogs.seoDescription"),
};

const localized = Object.entries(localizedLabels).flatMap(([field, label]) =>
  languages.map((language) => [`${field}_${language}`, `${label} (${language.toUpperCase()})`]),
);

const names: Record<string, string> = { ...blogLabels, ...Object.fromEntries(localized) };

/** A field's name in messages about it: "Judul (ID)". */
export function blogFieldLabel(path: string): string {
  return (Object.hasOwn(names, path) ? names[path] : undefined) ?? path;
}

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
