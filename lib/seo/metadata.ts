import type { Metadata } from "next";
import { operatorTime } from "../core/content/days";
import { type Language, languages, openGraphLocales } from "../core/i18n/languages";
import { type OgImage, ogImageSize } from "../core/og/image";
import { absoluteUrl } from "../core/pages/absolute-url";
import { languageLinks, markdownPath, type PublicPage } from "../core/pages/public-page";
import { ogImagePath } from "../site/og/image-path";
import { siteSettings, titleWithName } from "../site/settings";

interface PageHead {
  page: PublicPage;
  language: Language;
  title: string;
  description: string;
  ogImage: OgImage;
  article?: { published: Date; changed: Date; section: string };
  author?: string | null;
  robots?: string | null;
  feed?: string;
  /** The page stands at its address with `.md` as well. */
  hasMarkdown?: boolean;
}

function robotsOf(page: PublicPage, language: Language, written?: string | null): Metadata["robots"] {
  if (written) return written;
  return page.hidden.includes(language) ? { index: false, follow: true } : undefined;
}

function articleOf({ published, changed, section }: NonNullable<PageHead["article"]>) {
  const type = "article" as const;
  return { type, publishedTime: operatorTime(published), modifiedTime: operatorTime(changed), section };
}

/** The metadata of a public page: title, description, canonical, hreflang, Open Graph, Twitter. */
export function pageMetadata({ page, language, title, description, ogImage, ...more }: PageHead): Metadata {
  const canonical = absoluteUrl(page.canonicals[language]);
  const links = Object.entries(languageLinks(page, language));
  const alternateLanguages = languages.filter((each) => each !== language && page.indexed.includes(each));
  const url = absoluteUrl(ogImagePath(ogImage));
  const image = { url, ...ogImageSize, type: "image/jpeg", alt: ogImage.title };
  return {
    title: { absolute: title },
    description,
    authors: more.author ? [{ name: more.author }] : undefined,
    alternates: {
      canonical,
      languages: Object.fromEntries(links.map(([code, path]) => [code, absoluteUrl(path)])),
      types: {
        ...(more.feed && { "application/atom+xml": absoluteUrl(more.feed) }),
        ...(more.hasMarkdown && { "text/markdown": absoluteUrl(markdownPath(page.paths[language])) }),
      },
    },
    robots: robotsOf(page, language, more.robots),
    openGraph: {
      ...(more.article ? articleOf(more.article) : { type: "website" }),
      title,
      description,
      url: canonical,
      siteName: siteSettings().name || undefined,
      locale: openGraphLocales[language],
      alternateLocale: alternateLanguages.map((each) => openGraphLocales[each]),
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [{ url, alt: image.alt }] },
  };
}

/** The metadata of an error page, which search engines do not index. */
export function noticeMetadata(title: string): Metadata {
  return { title: { absolute: titleWithName(title) }, robots: { index: false, follow: true } };
}
