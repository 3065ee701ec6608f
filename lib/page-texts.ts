import type { Metadata } from "next";
import { blogListMetadata } from "./blogs/metadata";
import { blogListPage } from "./blogs/pages";
import { homeMetadata } from "./home/metadata";
import { homePage } from "./home/pages";
import { byLanguage } from "./i18n/by-language";
import type { Language } from "./i18n/languages";
import type { SeoPage } from "./seo/schema";
import { type Kind, kinds } from "./tours/kinds";
import { tourListMetadata } from "./tours/metadata";
import { tourListPage } from "./tours/pages";

/** What a page says of itself, where it is, and the path of the picture that a link to it shows. */
export interface PageTexts {
  title: string;
  description: string;
  url: string;
  image: string;
}

const unwritten = { title: "", description: "", author: null, robots: null };
const first = { page: 1, search: "", category: "" };

function tourListHead(kind: Kind) {
  const page = tourListPage(kind, { ...first, tag: null }, 1);
  return (language: Language) => tourListMetadata(kind, page, language, 1, unwritten);
}

const heads: Record<SeoPage, (language: Language) => Metadata> = {
  home: (language) => homeMetadata(homePage(), language, unwritten),
  blogs: (language) => blogListMetadata(blogListPage(first, 1), language, 1, unwritten),
  [kinds.tours.seoPage]: tourListHead("tours"),
  [kinds["international-tours"].seoPage]: tourListHead("international-tours"),
  [kinds["domestic-tours"].seoPage]: tourListHead("domestic-tours"),
};

function textsOf({ title, description, openGraph }: Metadata): PageTexts {
  const [image] = [openGraph?.images ?? []].flat();
  const address = typeof image === "object" && "url" in image ? image.url : image;
  return {
    title: title && typeof title === "object" && "absolute" in title ? title.absolute : String(title ?? ""),
    description: description ?? "",
    url: String(openGraph?.url ?? ""),
    image: address ? new URL(address).pathname : "",
  };
}

/** What each page with SEO texts shows, in every language, where staff wrote none. */
export function unwrittenTexts(): Record<SeoPage, Record<Language, PageTexts>> {
  const texts = (page: SeoPage) => byLanguage((language) => textsOf(heads[page](language)));
  return {
    home: texts("home"),
    blogs: texts("blogs"),
    tours: texts("tours"),
    intlTours: texts("intlTours"),
    domesticTours: texts("domesticTours"),
  };
}
