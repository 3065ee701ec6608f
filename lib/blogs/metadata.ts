import type { Metadata } from "next";
import { byLanguage } from "../i18n/by-language";
import { fallbackLanguage, type Language, languages } from "../i18n/languages";
import { localize } from "../i18n/localized";
import { translate } from "../i18n/messages";
import { blogPath, blogsPath } from "../i18n/paths";
import { pageMetadata } from "../seo/metadata";
import { site } from "../site";
import { storageUrl } from "../storage/sources";
import type { BlogListState } from "./list-state";
import type { Blog } from "./schema";
import { blogContent, blogTitle, excerpt } from "./texts";

/** About as much as search engines show of a description. */
const descriptionLength = 155;

/** `seo`: what staff wrote for the list, empty where nothing. */
export function blogListMetadata(
  language: Language,
  { page, search, category }: BlogListState,
  seo: { title: string; description: string },
): Metadata {
  const t = translate(language);
  const title = seo.title || `${t("blogs.title")} | ${site.name}`;
  const filtered = search !== "" || category !== "";
  const shown = filtered ? {} : { page };
  return pageMetadata({
    language,
    title: page > 1 ? t("blogs.pageTitle", { title, page }) : title,
    description: seo.description || t("blogs.subtitle"),
    canonical: blogsPath(language, shown),
    alternates: byLanguage((each) => blogsPath(each, shown)),
    index: !filtered,
  });
}

/** The head of an article: what staff wrote, in the page's language or in English, else made from the content. */
export function blogMetadata(language: Language, blog: Blog): Metadata {
  const titles = blogTitle(blog);
  const written = languages.filter((each) => titles[each]);
  const alternates = Object.fromEntries(written.map((each) => [each, blogPath(each, blog)]));
  const title = localize(titles, language).text;
  const { file } = blog;
  return pageMetadata({
    language,
    title: blog[`seo_title_${language}`] || blog.seo_title_en || `${title} | ${site.name}`,
    description:
      blog[`seo_description_${language}`] ||
      blog.seo_description_en ||
      excerpt(localize(blogContent(blog), language).text, descriptionLength),
    canonical: alternates[language] ?? blogPath(fallbackLanguage, blog),
    alternates: alternates[language] ? alternates : undefined,
    image: file
      ? { path: storageUrl(file.path), width: file.width, height: file.height, alt: title }
      : undefined,
    type: "article",
  });
}
