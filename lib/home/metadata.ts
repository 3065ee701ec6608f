import type { Metadata } from "next";
import type { Language } from "../i18n/languages";
import { translate } from "../i18n/messages";
import type { PublicPage } from "../public-page";
import { pageMetadata } from "../seo/metadata";
import type { WrittenHead } from "../seo/schema";
import { site } from "../site";
import { homePreview } from "./preview";

/** The head of the home page; `seo`: what staff wrote for it. */
export function homeMetadata(page: PublicPage, language: Language, seo: WrittenHead): Metadata {
  const t = translate(language);
  return pageMetadata({
    ...seo,
    page,
    language,
    title: seo.title || `${site.name} | ${t("hero.heading")}`,
    description: seo.description || t("hero.slides.packages.subtitle"),
    preview: homePreview(language),
  });
}
