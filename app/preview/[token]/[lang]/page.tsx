import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { PageFrame } from "@/components/site/layout/page-frame";
import { PreviewBar } from "@/components/site/layout/preview-bar";
import { TourDetail } from "@/components/site/tours/tour-detail";
import { localize } from "@/lib/core/content/localized-text";
import { byLanguage, isLanguage } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { shownLanguage, shownLanguages } from "@/lib/core/i18n/shown-languages";
import { currentFrameLinks } from "@/lib/home/links";
import { getSiteSettings } from "@/lib/site/settings";
import { toursNow } from "@/lib/tours/calendar/tour-now";
import { kindOf } from "@/lib/tours/kinds";
import { kindWords } from "@/lib/tours/pages/kind-words";
import { tourPage } from "@/lib/tours/pages/pages";
import { getPreviewedTour, previewLinkPath } from "@/lib/tours/preview-links";

interface PreviewParams {
  params: Promise<{ token: string; lang: string }>;
}

/** Shared by the metadata and the page of one request. */
const findTour = cache(getPreviewedTour);

export async function generateMetadata({ params }: PreviewParams): Promise<Metadata> {
  const { token, lang } = await params;
  const found = isLanguage(lang) ? await findTour(token) : null;
  return found && isLanguage(lang) ? { title: localize(found.tour.name, lang).text } : {};
}

/** Shows a tour that visitors do not see yet to everyone who has the link. */
export default async function SharedPreviewPage({ params }: PreviewParams) {
  const { token, lang } = await params;
  if (!isLanguage(lang)) notFound();
  const found = await findTour(token);
  if (!found) notFound();
  await getSiteSettings();
  if (shownLanguage(lang) !== lang) redirect(previewLinkPath(token, shownLanguage(lang)));
  if (found.visible) redirect(tourPage(found.tour).paths[lang]);
  const [tour] = await toursNow([found.tour]);
  if (!tour) notFound();
  const paths = byLanguage((language) => previewLinkPath(token, language));
  return (
    <PageFrame language={lang} alternates={paths} links={await currentFrameLinks()}>
      <PreviewBar
        textLanguage={lang}
        notice={translate(lang)("preview.notice")}
        language={lang}
        paths={paths}
        shown={shownLanguages()}
      />
      <TourDetail
        tour={tour}
        language={lang}
        contacts={null}
        list={kindWords(kindOf(tour.tour_type), lang)}
      />
    </PageFrame>
  );
}
