import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { JsonLd } from "@/components/layout/json-ld";
import { frameSlots, PageFrame } from "@/components/layout/page-frame";
import { RelatedTours } from "@/components/tours/related-tours";
import { TourDetail } from "@/components/tours/tour-detail";
import { Slot } from "@/components/ui/slot";
import { chatContacts } from "@/lib/booking/contacts";
import { isLanguage, type Language } from "@/lib/i18n/languages";
import { behindHead } from "@/lib/pages/behind-head";
import { fillSlots, type Slots } from "@/lib/pages/shell";
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

/** What of a tour's page follows from other records; null where there is no such tour any more. */
async function tourSlots(language: Language, slug: string): Promise<Slots | null> {
  const tour = await findTour(slug);
  if (!tour) return null;
  return {
    ...frameSlots({ language, alternates: tourPage(tour).paths }),
    content: <RelatedTours tours={await listRelatedTours(tour)} language={language} />,
  };
}

export default async function TourPage({ params }: DetailParams) {
  const { lang, kind, slug } = await params;
  if (!isLanguage(lang) || !isKind(kind)) notFound();
  const tour = await findTour(slug);
  if (!tour) notFound();
  const { paths } = tourPage(tour);
  if (paths[lang] !== `/${lang}/${kind}/${slug}`) permanentRedirect(paths[lang]);
  const slots = await fillSlots(() => tourSlots(lang, slug));
  await behindHead();
  return (
    <PageFrame language={lang} alternates={paths} rates={tour.rates}>
      <JsonLd data={tourStructuredData(tour, lang)} />
      <TourDetail tour={tour} language={lang} contacts={chatContacts()} />
      <Slot name="content">{slots?.content}</Slot>
    </PageFrame>
  );
}
