import type { Metadata } from "next";
import { AdminLink } from "@/components/admin/admin-link";
import { EditRecord } from "@/components/admin/entity/edit-record";
import { PlaceForm } from "@/components/admin/places/place-form";
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

export default async function EditPlacePage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdmin("editContent");
  const { id } = await params;
  return (
    <EditRecord
      words="places"
      area="places"
      entity="place"
      id={id}
      get={getPlace}
      heading={({ name }) => ({ title: staffText(name), intro: adminText("places.editTitle") })}
      below={async (place) => <UsedBy tours={await listToursOfPlace(place.id)} />}
    >
      {async (place) => (
        <PlaceForm
          place={{ ...openRecord(placeFields, place), code: place.code }}
          areas={await listPlaceAreas()}
        />
      )}
    </EditRecord>
  );
}
