import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { HistoryPanel } from "@/components/admin/history/history-panel";
import { LoadFailure } from "@/components/admin/load-failure";
import { SeoReport } from "@/components/admin/seo/seo-report";
import { AdminTourDetail } from "@/components/admin/tours/detail/tour-detail";
import { detailText } from "@/components/admin/tours/words";
import { idParams } from "@/lib/api/query";
import { requireAdmin } from "@/lib/auth/require-admin";
import { latestVersions } from "@/lib/dashboard/latest-changes";
import { byLanguage } from "@/lib/i18n/languages";
import { refreshSiteSettings } from "@/lib/site/settings";
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

async function LoadedTour({ kind, id }: { kind: Kind; id: string }) {
  await refreshSiteSettings();
  const { data } = idParams.safeParse({ id });
  const tour = data && (await getTour(data.id, { hidden: true }));
  if (!tour) notFound();
  const own = kindOf(tour.tour_type);
  if (own !== kind) redirect(`/admin/${own}/${tour.id}`);
  return (
    <div className="grid gap-4">
      <AdminTourDetail kind={kind} tour={tour} links={(await listPreviewLinks(tour.id)) ?? []} />
      <SeoReport
        heads={byLanguage((language) => tourMetadata(tour, language))}
        issues={byLanguage((language) => tourSeoIssues(tour, language))}
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
      <LoadedTour kind={kind} id={id} />
    </LoadFailure>
  );
}
