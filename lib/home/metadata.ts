import type { Metadata } from "next";
import { byLanguage } from "../i18n/by-language";
import type { Language } from "../i18n/languages";
import { translate } from "../i18n/messages";
import { homePath } from "../i18n/paths";
import { pageMetadata } from "../seo/metadata";
import { site } from "../site";

/** `seo`: what staff wrote for the home page, empty where nothing. */
export function homeMetadata(language: Language, seo: { title: string; description: string }): Metadata {
  const t = translate(language);
  return pageMetadata({
    language,
    title: seo.title || `${site.name} | ${t("hero.heading")}`,
    description: seo.description || t("hero.slides.packages.subtitle"),
    canonical: homePath(language),
    alternates: byLanguage(homePath),
  });
}
