import type { Metadata } from "next";
import { AdminLink, BackLink } from "@/components/admin/admin-link";
import { BrowserOnly } from "@/components/admin/browser-only";
import { HistoryLink } from "@/components/admin/history/history-header";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { PlaceForm } from "@/components/admin/places/place-form";
import { Alert } from "@/components/ui/alert";
import { requireAdmin } from "@/lib/auth/require-admin";
import { openRecord } from "@/lib/content/field-drafts";
import { staffText } from "@/lib/content/localized-text";
import { adminText } from "@/lib/i18n/admin-messages";
import { kindOf } from "@/lib/tours/kinds";
import { placeFields } from "@/lib/tours/places/fields";
import { getPlace, listPlaceAreas, listToursOfPlace, type TourOfPlace } from "@/lib/tours/places/queries";
import { tourType } from "@/lib/tours/schema";

export const metadata: Metadata = { title: adminText("places.editTitle") };

function UsedBy({ tours }: { tours: TourOfPlace[] }) {
  if (tours.length === 0) return null;
  return (
    <details className="mt-6 rounded-card border border-line bg-white p-4 text-sm">
      <summary className="cursor-pointer font-semibold">
        {adminText("places.usedBy")} {adminText("places.toursCount", { count: tours.length })}
      </summary>
      <ul className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2 xl:grid-cols-3">
        {tours.map(({ id, name, tour_type }) => (
          <li key={id}>
            <AdminLink
              href={`/admin/${kindOf(tourType.parse(tour_type))}/${id}`}
              className="wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-current"
            >
              <bdi>{staffText(name)}</bdi>
            </AdminLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

async function LoadedPlace({ id }: { id: string }) {
  const place = /^[1-9]\d*$/.test(id) ? await getPlace(Number(id)) : null;
  if (!place) {
    return (
      <div className="grid max-w-xl justify-items-start gap-4">
        <PageHeader title={adminText("places.editTitle")} />
        <Alert variant="error" title={adminText("error.title")} className="w-full">
          {adminText("places.notFound")}
        </Alert>
        <BackLink href="/admin/places" label={adminText("places.backToList")} />
      </div>
    );
  }
  const [areas, tours] = await Promise.all([listPlaceAreas(), listToursOfPlace(place.id)]);
  return (
    <>
      <PageHeader
        title={staffText(place.name)}
        intro={adminText("places.editTitle")}
        actions={<HistoryLink entity="place" id={place.id} />}
      />
      <BrowserOnly loadingLabel={adminText("places.loading")}>
        <PlaceForm place={{ ...openRecord(placeFields, place), code: place.code }} areas={areas} />
      </BrowserOnly>
      <UsedBy tours={tours} />
    </>
  );
}

export default async function EditPlacePage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdmin("editContent");
  const { id } = await params;
  return (
    <LoadFailure text={adminText("places.loadFailure")}>
      <LoadedPlace id={id} />
    </LoadFailure>
  );
}
