import type { Metadata } from "next";
import { localize } from "../core/content/localized-text";
import type { Language } from "../core/i18n/languages";
import { translate } from "../core/i18n/messages";
import { type OgImage, ogImageCopy } from "../core/og/image";
import { type SeoIssue, seoIssues } from "../core/pages/head-texts";
import { hideIn, type PublicPage, translatedPage, wholePage } from "../core/pages/public-page";
import { pageMetadata } from "../seo/metadata";
import type { WrittenHead } from "../seo/schema";
import { heroBackground } from "../site/og/backgrounds";
import { shownText, siteSettings, titleWithName } from "../site/settings";
import type { BlogListState } from "./list-state";
import { blogPath, blogsPath, feedPath } from "./paths";
import { blogChangedAt, publishedAt } from "./publication";
import type { Blog } from "./schema";
import { categoryLabel, excerpt } from "./texts";

/** The operator's own name of the blog, or the word of the software. */
export function blogName(language: Language): string {
  return shownText(siteSettings().blog_name, language)?.text ?? translate(language)("blogs.title");
}

export function blogPage(blog: Pick<Blog, "id" | "title">): PublicPage {
  return translatedPage(blog.title, (language) => blogPath(language, blog));
}

/** The plain list is the canonical page of searches and categories. Empty lists are noindex. */
export function blogListPage(state: BlogListState, total: number): PublicPage {
  const page = wholePage((language) => blogsPath(language, state));
  if (state.search || state.category) {
    return hideIn({ ...page, canonicals: wholePage((language) => blogsPath(language)).paths });
  }
  return total > 0 ? page : hideIn(page);
}

const listBackground = () => heroBackground(4);

export function blogOgImage(blog: Blog, language: Language): OgImage {
  return {
    of: `blog/${blog.id}`,
    language,
    title: localize(blog.title, language).text,
    line: categoryLabel(blog.category, language),
    price: "",
    ground: blog.file ? { stored: ogImageCopy(blog.file) } : listBackground(),
  };
}

export function blogListOgImage(language: Language): OgImage {
  const t = translate(language);
  const [title, line] = [blogName(language), t("blogs.subtitle")];
  return { of: "page/blogs", language, title, line, price: "", ground: listBackground() };
}

const descriptionLength = 155;

export function blogListMetadata(
  page: PublicPage,
  language: Language,
  number: number,
  seo: WrittenHead,
): Metadata {
  const t = translate(language);
  const title = seo.title || titleWithName(blogName(language));
  return pageMetadata({
    ...seo,
    page,
    language,
    title: number > 1 ? t("blogs.pageTitle", { title, page: number }) : title,
    description: seo.description || t("blogs.subtitle"),
    ogImage: blogListOgImage(language),
    feed: feedPath(language),
    hasMarkdown: true,
  });
}

/** Staff's own texts come before texts from the content. */
export function blogMetadata(language: Language, blog: Blog): Metadata {
  const title = blog.seo_title[language] || blog.seo_title.en;
  const description = blog.seo_description[language] || blog.seo_description.en;
  return pageMetadata({
    page: blogPage(blog),
    language,
    title: title || titleWithName(localize(blog.title, language).text),
    description: description || excerpt(localize(blog.content, language).text, descriptionLength),
    ogImage: blogOgImage(blog, language),
    article: {
      published: publishedAt(blog),
      changed: blogChangedAt(blog),
      section: categoryLabel(blog.category, language),
    },
    feed: feedPath(language),
    hasMarkdown: true,
  });
}

export function blogSeoIssues(blog: Blog, language: Language, isPublic: boolean): SeoIssue[] {
  const missing: Partial<Record<SeoIssue, boolean>> = {
    scheduled: !isPublic,
    translation: !blog.title[language],
    seoTitle: !blog.seo_title[language],
    seoDescription: !blog.seo_description[language],
    picture: !blog.file,
  };
  return seoIssues.filter((issue) => missing[issue]);
}
