import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { LoadFailure } from "@/components/admin/load-failure";
import { AreaHeader } from "@/components/admin/page-header";
import { PlaceList } from "@/components/admin/places/place-list";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { countToursOfPlaces, listPlaces } from "@/lib/tours/places/queries";

export const metadata: Metadata = { title: adminText("places.title") };

async function LoadedList() {
  const [places, tours] = await Promise.all([listPlaces(), countToursOfPlaces()]);
  return <PlaceList places={places.map((place) => ({ ...place, tours: tours.get(place.code) ?? 0 }))} />;
}

export default async function PlacesPage() {
  await requireAdmin("editContent");
  return (
    <>
      <AreaHeader
        title={adminText("places.title")}
        intro={adminText("places.intro")}
        back={adminText("places.back")}
        action={{ href: "/admin/places/create", label: adminText("places.add"), Icon: Plus }}
      />
      <LoadFailure text={adminText("places.loadFailure")}>
        <LoadedList />
      </LoadFailure>
    </>
  );
}
