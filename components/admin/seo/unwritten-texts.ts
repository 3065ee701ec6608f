import type { Metadata } from "next";
import { blogListMetadata, blogListPage } from "@/lib/blogs/metadata";
import { byLanguage, type Language } from "@/lib/core/i18n/languages";
import { type HeadTexts, headTexts } from "@/lib/core/pages/head-texts";
import { homeMetadata, homePage } from "@/lib/home/metadata";
import type { HomeView } from "@/lib/home/view";
import type { SeoPage } from "@/lib/seo/fields";
import { type Kind, kinds } from "@/lib/tours/kinds";
import { tourListMetadata } from "@/lib/tours/pages/metadata";
import { tourListPage } from "@/lib/tours/pages/pages";

const unwritten = { title: "", description: "", author: null, robots: null };
const first = { page: 1, search: "", category: "" };

function tourListHead(kind: Kind) {
  const page = tourListPage(kind, { ...first, tag: null }, 1);
  return (language: Language) => tourListMetadata(kind, page, language, 1, unwritten);
}

type Head = (language: Language) => Metadata;

const listHeads: Record<Exclude<SeoPage, "home">, Head> = {
  blogs: (language) => blogListMetadata(blogListPage(first, 1), language, 1, unwritten),
  [kinds.tours.seoPage]: tourListHead("tours"),
  [kinds["international-tours"].seoPage]: tourListHead("international-tours"),
  [kinds["domestic-tours"].seoPage]: tourListHead("domestic-tours"),
};

/** Returns the texts that each page with SEO texts shows in every language if staff wrote none. */
export function listUnwrittenTexts(home: HomeView): Record<SeoPage, Record<Language, HeadTexts>> {
  const heads: Record<SeoPage, Head> = {
    ...listHeads,
    home: (language) => homeMetadata(homePage(), language, unwritten, home),
  };
  const texts = (page: SeoPage) => byLanguage((language) => headTexts(heads[page](language)));
  return {
    home: texts("home"),
    blogs: texts("blogs"),
    tours: texts("tours"),
    intlTours: texts("intlTours"),
    domesticTours: texts("domesticTours"),
  };
}
