import type { Metadata } from "next";
import { localize } from "../core/content/localized-text";
import type { Language } from "../core/i18n/languages";
import { translate } from "../core/i18n/messages";
import { hideIn, type PublicPage, wholePage } from "../core/pages/public-page";
import { pageMetadata } from "../seo/metadata";
import { titleWithName } from "../site/settings";
import type { Current } from "../tours/calendar/current";
import { tourListOgImage, tourOgImage } from "../tours/pages/metadata";
import type { Tour } from "../tours/schema";
import type { Trip } from "../trip/trip";
import { comparePath, planPath } from "./address";

/** Search engines do not index plans; the canonical address of each is the page without tours. */
export function planPage(ids: number[]): PublicPage {
  const page = wholePage((language) => planPath(language, ids));
  return hideIn({ ...page, canonicals: wholePage((language) => planPath(language)).paths });
}

export function planMetadata(ids: number[], tours: Current<Tour>[], language: Language): Metadata {
  const t = translate(language);
  const names = tours.map(({ name }) => localize(name, language).text);
  const [first] = tours;
  const title = [t("plan.title"), names.join(", ")].filter(Boolean).join(": ");
  return pageMetadata({
    page: planPage(ids),
    language,
    title: titleWithName(title),
    description:
      names.length > 0 ? `${t("plan.count", { count: names.length })}: ${names.join(", ")}` : t("plan.empty"),
    ogImage: first ? tourOgImage(first, language) : tourListOgImage("tours", language),
  });
}

/** Search engines do not index comparisons; the canonical address of each is the page without tours. */
export function comparePage(ids: number[], trip: Trip): PublicPage {
  const page = wholePage((language) => comparePath(language, ids, trip));
  return hideIn({ ...page, canonicals: wholePage((language) => comparePath(language)).paths });
}

export function compareMetadata(page: PublicPage, tours: Current<Tour>[], language: Language): Metadata {
  const t = translate(language);
  const names = tours.map(({ name }) => localize(name, language).text).join(", ");
  const [first] = tours;
  return pageMetadata({
    page,
    language,
    title: titleWithName([t("compare.title"), names].filter(Boolean).join(": ")),
    description: names ? `${t("compare.lead")} ${names}` : t("compare.lead"),
    ogImage: first ? tourOgImage(first, language) : tourListOgImage("tours", language),
  });
}
