import type { Metadata } from "next";
import type { Language } from "../i18n/languages";
import { translate } from "../i18n/messages";
import { hideIn, type PublicPage, wholePage } from "../pages/public-page";
import { pageMetadata } from "../seo/metadata";
import { site } from "../site";
import { tourListOgImage } from "../tours/pages/metadata";
import { countingPath } from "./address";

export function countingPage(): PublicPage {
  return hideIn(wholePage(countingPath));
}

export function countingMetadata(language: Language): Metadata {
  const t = translate(language);
  return pageMetadata({
    page: countingPage(),
    language,
    title: `${t("counting.title")} | ${site.name}`,
    description: t("counting.lead"),
    ogImage: tourListOgImage("tours", language),
  });
}
