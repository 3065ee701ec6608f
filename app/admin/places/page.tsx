import { listPage } from "@/components/admin/entity/entity-pages";
import { PlaceList } from "@/components/admin/places/place-list";
import { entityPagesOf } from "@/lib/core/entity/entity-page-names";
import { placeEntity } from "@/lib/tours/places/entity";
import { countToursOfPlaces, listPlaces } from "@/lib/tours/places/queries";

const page = listPage("place", {
  content: async () => {
    const [places, tours] = await Promise.all([listPlaces(), countToursOfPlaces()]);
    const counted = places.map((place) => ({ ...place, tours: tours.get(place.code) ?? 0 }));
    return <PlaceList listPages={entityPagesOf(placeEntity)} places={counted} />;
  },
});

export const metadata = page.metadata;

export default page.Page;
