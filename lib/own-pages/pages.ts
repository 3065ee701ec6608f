import type { Metadata } from "next";
import type { BreadcrumbList, WithContext } from "schema-dts";
import { textOfHtml } from "../core/content/article-html";
import { localize } from "../core/content/localized-text";
import { shorten } from "../core/content/text";
import type { Language } from "../core/i18n/languages";
import { translate } from "../core/i18n/messages";
import type { OgImage } from "../core/og/image";
import { breadcrumbData } from "../core/pages/breadcrumb-data";
import { homePath } from "../core/pages/paths";
import { type PublicPage, translatedPage } from "../core/pages/public-page";
import { pageMetadata } from "../seo/metadata";
import { heroBackground } from "../site/og/backgrounds";
import { titleWithName } from "../site/settings";
import { ownPagePath } from "./address";
import type { OwnPage } from "./schema";

const descriptionLength = 155;

export function ownPagePage({ title, address }: Pick<OwnPage, "title" | "address">): PublicPage {
  return translatedPage(title, (language) => ownPagePath(language, address));
}

export function ownPageOgImage({ id, title }: Pick<OwnPage, "id" | "title">, language: Language): OgImage {
  return {
    of: `own_page/${id}`,
    language,
    title: localize(title, language).text,
    line: "",
    price: "",
    ground: heroBackground(5),
  };
}

export function ownPageMetadata(page: OwnPage, language: Language): Metadata {
  return pageMetadata({
    page: ownPagePage(page),
    language,
    title: titleWithName(localize(page.title, language).text),
    description: shorten(textOfHtml(localize(page.content, language).text), descriptionLength),
    ogImage: ownPageOgImage(page, language),
    hasMarkdown: true,
  });
}

export function ownPageStructuredData(
  { title, address }: Pick<OwnPage, "title" | "address">,
  language: Language,
): WithContext<Exclude<BreadcrumbList, string>> {
  const way = [
    { name: translate(language)("common.home"), path: homePath(language) },
    { name: localize(title, language).text, path: ownPagePath(language, address) },
  ];
  return { "@context": "https://schema.org", ...breadcrumbData(way) };
}
