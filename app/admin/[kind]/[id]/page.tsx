import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { LoadFailure } from "@/components/admin/load-failure";
import { FoundReport } from "@/components/admin/seo/found-report";
import { detailText } from "@/components/admin/tours/detail/detail-words";
import { TourDetail } from "@/components/admin/tours/detail/tour-detail";
import { idParams } from "@/lib/api/query";
import { requireAdmin } from "@/lib/auth/require-admin";
import { byLanguage } from "@/lib/i18n/by-language";
import { tourGaps } from "@/lib/tours/found-gaps";
import { isKind, type Kind, kindOf } from "@/lib/tours/kinds";
import { tourMetadata } from "@/lib/tours/metadata";
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
  const { data } = idParams.safeParse({ id });
  const tour = data && (await getTour(data.id));
  if (!tour) notFound();
  const own = kindOf(tour.tour_type);
  if (own !== kind) redirect(`/admin/${own}/${tour.id}`);
  return (
    <div className="grid gap-4">
      <TourDetail kind={kind} tour={tour} />
      <FoundReport
        heads={byLanguage((language) => tourMetadata(tour, language))}
        gaps={byLanguage((language) => tourGaps(tour, language))}
      />
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
