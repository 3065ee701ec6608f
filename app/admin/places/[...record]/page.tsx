import { formPages } from "@/components/admin/entity/entity-pages";
import { UsedByTours } from "@/components/admin/entity/used-by-tours";
import { PlaceForm } from "@/components/admin/places/place-form";
import { openRecord } from "@/lib/core/content/field-drafts";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { placeFields } from "@/lib/tours/places/fields";
import { listPlaceAreas, listToursOfPlace, placeRows } from "@/lib/tours/places/queries";

const pages = formPages("place", {
  get: placeRows.get,
  heading: ({ name }) => ({ title: staffText(name), intro: adminText("places.editTitle") }),
  form: async (place) => (
    <PlaceForm
      place={place && { ...openRecord(placeFields, place), code: place.code }}
      areas={await listPlaceAreas()}
    />
  ),
  below: async ({ id }) => <UsedByTours words="places" tours={await listToursOfPlace(id)} />,
});

export const generateMetadata = pages.generateMetadata;

export default pages.Page;
