import { setImmediate } from "node:timers/promises";
import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { JsonLd } from "@/components/layout/json-ld";
import { PageFrame } from "@/components/layout/page-frame";
import { RelatedTours } from "@/components/tours/related-tours";
import { TourDetail } from "@/components/tours/tour-detail";
import { chatContacts } from "@/lib/booking/contacts";
import { isLanguage } from "@/lib/i18n/languages";
import { slugId } from "@/lib/pages/slug";
import { isKind } from "@/lib/tours/kinds";
import { tourMetadata } from "@/lib/tours/pages/metadata";
import { tourPage } from "@/lib/tours/pages/pages";
import { listRelatedTours } from "@/lib/tours/pages/related-queries";
import { tourStructuredData } from "@/lib/tours/pages/structured-data";
import { getCurrentTour } from "@/lib/tours/queries";

interface DetailParams {
  params: Promise<{ lang: string; kind: string; slug: string }>;
}

const findTour = cache(async (slug: string) => {
  const id = slugId(slug);
  return id === null ? null : getCurrentTour(id);
});

export async function generateMetadata({ params }: DetailParams): Promise<Metadata> {
  const { lang, slug } = await params;
  const tour = await findTour(slug);
  return tour && isLanguage(lang) ? tourMetadata(tour, lang) : {};
}

export default async function TourPage({ params }: DetailParams) {
  const { lang, kind, slug } = await params;
  if (!isLanguage(lang) || !isKind(kind)) notFound();
  const tour = await findTour(slug);
  if (!tour) notFound();
  const { paths } = tourPage(tour);
  if (paths[lang] !== `/${lang}/${kind}/${slug}`) permanentRedirect(paths[lang]);
  const related = await listRelatedTours(tour);
  // Behind the head, whichever is read first: the same content has to come out as the same bytes, which keep their ETag.
  await setImmediate();
  return (
    <PageFrame language={lang} alternates={paths} rates={tour.rates}>
      <JsonLd data={tourStructuredData(tour, lang)} />
      <TourDetail tour={tour} language={lang} contacts={chatContacts()} />
      <RelatedTours tours={related} language={lang} />
    </PageFrame>
  );
}
