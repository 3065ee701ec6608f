import type { Metadata } from "next";
import type { Language } from "../i18n/languages";
import { localize } from "../i18n/localized";
import { translate } from "../i18n/messages";
import { feedPath } from "../i18n/paths";
import type { PublicPage } from "../public-page";
import { pageMetadata } from "../seo/metadata";
import type { WrittenHead } from "../seo/schema";
import { site } from "../site";
import { categoryLabel } from "./category-label";
import { changedAt, publishedAt } from "./days";
import { blogPage } from "./pages";
import { blogListPreview, blogPreview } from "./preview";
import type { Blog } from "./schema";
import { blogContent, blogTitle, excerpt } from "./texts";

/** About as much as search engines show of a description. */
const descriptionLength = 155;

/** The head of page `number` of the list; `seo`: what staff wrote for the list. */
export function blogListMetadata(
  page: PublicPage,
  language: Language,
  number: number,
  seo: WrittenHead,
): Metadata {
  const t = translate(language);
  const title = seo.title || `${t("blogs.title")} | ${site.name}`;
  return pageMetadata({
    ...seo,
    page,
    language,
    title: number > 1 ? t("blogs.pageTitle", { title, page: number }) : title,
    description: seo.description || t("blogs.subtitle"),
    preview: blogListPreview(language),
    feed: feedPath(language),
  });
}

/** The head of an article: what staff wrote, in the page's language or in English, else made from the content. */
export function blogMetadata(language: Language, blog: Blog): Metadata {
  const title = blog[`seo_title_${language}`] || blog.seo_title_en;
  const description = blog[`seo_description_${language}`] || blog.seo_description_en;
  return pageMetadata({
    page: blogPage(blog),
    language,
    title: title || `${localize(blogTitle(blog), language).text} | ${site.name}`,
    description: description || excerpt(localize(blogContent(blog), language).text, descriptionLength),
    preview: blogPreview(blog, language),
    article: {
      published: publishedAt(blog),
      changed: changedAt(blog),
      section: categoryLabel(blog.category, language),
    },
    feed: feedPath(language),
  });
}
