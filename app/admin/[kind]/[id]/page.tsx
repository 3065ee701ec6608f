import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { HistoryPanel } from "@/components/admin/history/history-panel";
import { LoadFailure } from "@/components/admin/load-failure";
import { SeoReport } from "@/components/admin/seo/seo-report";
import { TourDaysPanel } from "@/components/admin/tour-days/tour-days-panel";
import { AdminTourDetail } from "@/components/admin/tours/detail/tour-detail";
import { detailText } from "@/components/admin/tours/words";
import { idParams } from "@/lib/core/api/query";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { addDays } from "@/lib/core/calendar/days";
import { byLanguage } from "@/lib/core/i18n/languages";
import { latestVersions } from "@/lib/registry/dashboard/latest-changes";
import { getSiteSettings } from "@/lib/site/settings";
import { currentTour } from "@/lib/tours/calendar/current";
import { dayReach } from "@/lib/tours/calendar/running-on";
import { listAllToldDays } from "@/lib/tours/days/queries";
import { isKind, type Kind, kindOf } from "@/lib/tours/kinds";
import { tourMetadata, tourSeoIssues } from "@/lib/tours/pages/metadata";
import { listPreviewLinks } from "@/lib/tours/preview-links";
import { getTour } from "@/lib/tours/queries";

interface TourParams {
  params: Promise<{ kind: string; id: string }>;
}

export async function generateMetadata({ params }: TourParams): Promise<Metadata> {
  await requireAdmin();
  const { kind } = await params;
  return isKind(kind) ? { title: detailText(kind, "title") } : {};
}

async function DeskTourAnswer({ kind, id }: { kind: Kind; id: string }) {
  await getSiteSettings();
  const { data } = idParams.safeParse({ id });
  const tour = data && (await getTour(data.id, { hidden: true }));
  if (!tour) notFound();
  const own = kindOf(tour.tour_type);
  if (own !== kind) redirect(`/admin/${own}/${tour.id}`);
  const current = currentTour(tour, new Date());
  return (
    <div className="grid gap-4">
      <AdminTourDetail kind={kind} tour={tour} links={(await listPreviewLinks(tour.id)) ?? []} />
      <TourDaysPanel
        tourId={tour.id}
        today={current.today}
        last={addDays(current.today, dayReach)}
        told={(await listAllToldDays()).filter(({ tour_id }) => tour_id === tour.id)}
      />
      <SeoReport
        heads={byLanguage((language) => tourMetadata(current, language))}
        issues={byLanguage((language) => tourSeoIssues(current, language))}
      />
      <HistoryPanel entity="tour" id={tour.id} versions={await latestVersions("tour", tour.id)} />
    </div>
  );
}

export default async function TourPage({ params }: TourParams) {
  await requireAdmin();
  const { kind, id } = await params;
  if (!isKind(kind)) notFound();
  return (
    <LoadFailure text={detailText(kind, "failed")}>
      <DeskTourAnswer kind={kind} id={id} />
    </LoadFailure>
  );
}
