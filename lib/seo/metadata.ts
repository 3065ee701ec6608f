import type { Metadata } from "next";
import { env } from "@/lib/env";
import { type Language, languages } from "@/lib/i18n/languages";
import { site } from "@/lib/site";

const openGraphLocales: Record<Language, string> = { id: "id_ID", en: "en_US", ru: "ru_RU" };

interface PageMetadata {
  language: Language;
  title: string;
  description: string;
  /** This page's path in each language that has a text of its own; absent where noindex. */
  alternates?: Partial<Record<Language, string>>;
  /** The one address of this page: a path of this site. */
  canonical: string;
  /** False for search and filter results and everything else that search engines should leave out. */
  index?: boolean;
  /** A stored or public picture's path, its true size in pixels; absent: the site's own. */
  image?: { path: string; width: number; height: number; alt: string };
  type?: "website" | "article";
}

function absolute(path: string): string {
  return new URL(path, env().SITE_URL).href;
}

function languageLinks(alternates: Partial<Record<Language, string>>) {
  const links = languages.flatMap((language) => {
    const path = alternates[language];
    return path ? [[language, absolute(path)] as const] : [];
  });
  return Object.fromEntries(alternates.en ? [...links, ["x-default", absolute(alternates.en)]] : links);
}

/** The head of a public page: one title, description and canonical, hreflang, Open Graph, Twitter (seo.md 7 to 9). */
export function pageMetadata(page: PageMetadata): Metadata {
  const { language, title, description, alternates, index = true, type = "website" } = page;
  const image = page.image ?? { path: `/og/${language}.jpg`, width: 1200, height: 630, alt: site.name };
  const canonical = absolute(page.canonical);
  const images = [{ ...image, url: absolute(image.path) }];
  return {
    title: { absolute: title },
    description,
    alternates: { canonical, languages: index && alternates ? languageLinks(alternates) : undefined },
    robots: index ? undefined : { index: false, follow: true },
    openGraph: {
      type,
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: openGraphLocales[language],
      alternateLocale: languages.filter((each) => each !== language).map((each) => openGraphLocales[each]),
      images,
    },
    twitter: { card: "summary_large_image", title, description, images: images.map(({ url }) => url) },
  };
}
