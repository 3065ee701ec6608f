import type { Metadata } from "next";
import { EditRecord } from "@/components/admin/entity/edit-record";
import { UsedByTours } from "@/components/admin/entity/used-by-tours";
import { PlaceForm } from "@/components/admin/places/place-form";
import { requireAdmin } from "@/lib/auth/require-admin";
import { openRecord } from "@/lib/content/field-drafts";
import { staffText } from "@/lib/content/localized-text";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Place, placeFields } from "@/lib/tours/places/fields";
import { getPlace, listPlaceAreas, listToursOfPlace } from "@/lib/tours/places/queries";

export const metadata: Metadata = { title: adminText("places.editTitle") };

async function LoadedForm({ place }: { place: Place }) {
  return (
    <PlaceForm
      place={{ ...openRecord(placeFields, place), code: place.code }}
      areas={await listPlaceAreas()}
    />
  );
}

async function LoadedTours({ id }: { id: number }) {
  return <UsedByTours words="places" tours={await listToursOfPlace(id)} />;
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
      below={({ id: key }) => <LoadedTours id={key} />}
    >
      {(place) => <LoadedForm place={place} />}
    </EditRecord>
  );
}
