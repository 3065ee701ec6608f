import { listPage } from "@/components/admin/entity/area-pages";
import { PlaceList } from "@/components/admin/places/place-list";
import { areaOf } from "@/lib/core/entity/area";
import { placeEntity } from "@/lib/tours/places/entity";
import { countToursOfPlaces, listPlaces } from "@/lib/tours/places/queries";

const page = listPage("place", {
  content: async () => {
    const [places, tours] = await Promise.all([listPlaces(), countToursOfPlaces()]);
    const counted = places.map((place) => ({ ...place, tours: tours.get(place.code) ?? 0 }));
    return <PlaceList listArea={areaOf(placeEntity)} places={counted} />;
  },
});

export const metadata = page.metadata;

export default page.Page;
