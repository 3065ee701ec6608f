import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { blogsPath, homePath, toursPath } from "@/lib/i18n/paths";
import { type Kind, kindPaths } from "@/lib/tours/kinds";

export interface NavigationEntry {
  label: string;
  href: string;
}

const tourLabels = {
  tours: "header.generalTours",
  "international-tours": "header.internationalTours",
  "domestic-tours": "header.domesticTours",
} as const satisfies Record<Kind, string>;

/** The header's links, the tours apart because the desktop folds them. */
export function navigation(language: Language) {
  const t = translate(language);
  const home = homePath(language);
  const tours: NavigationEntry[] = kindPaths.map((kind) => ({
    label: t(tourLabels[kind]),
    href: toursPath(language, kind),
  }));
  const highlights: NavigationEntry[] = [
    { label: t("header.packages"), href: `${home}#packages` },
    { label: t("header.promo"), href: `${home}#promo` },
  ];
  const pages: NavigationEntry[] = [
    { label: t("header.about"), href: `${home}#about` },
    { label: t("header.gallery"), href: `${home}#gallery` },
    { label: t("header.blogs"), href: blogsPath(language) },
    { label: t("header.faq"), href: `${home}#faq` },
    { label: t("header.contact"), href: `${home}#contact` },
  ];
  return { tours, highlights, pages };
}
