import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { LoadFailure } from "@/components/admin/load-failure";
import { AreaHeader } from "@/components/admin/page-header";
import { AreaProposals } from "@/components/admin/pickup-areas/area-proposals";
import { PickupAreaList } from "@/components/admin/pickup-areas/pickup-area-list";
import { requireAdmin } from "@/lib/auth/require-admin";
import { staffText } from "@/lib/content/localized-text";
import { adminText } from "@/lib/i18n/admin-messages";
import { proposedAreas, proposedName } from "@/lib/tours/pickup-areas/proposals";
import { countToursOfAreas, listStoredAreas } from "@/lib/tours/pickup-areas/queries";

export const metadata: Metadata = { title: adminText("pickupAreas.title") };

const regions = (["thailand", "indonesia", "abroad"] as const).map((region) => ({
  name: adminText(`pickupAreas.regions.${region}`),
  areas: proposedAreas[region].map((code) => ({ code, name: staffText(proposedName(code)) })),
}));

async function LoadedList() {
  const [areas, tours] = await Promise.all([listStoredAreas(), countToursOfAreas()]);
  return (
    <div className="grid gap-6">
      <PickupAreaList areas={areas.map((area) => ({ ...area, tours: tours.get(area.code) ?? 0 }))} />
      {areas.length === 0 && <AreaProposals regions={regions} />}
    </div>
  );
}

export default async function PickupAreasPage() {
  await requireAdmin("editContent");
  return (
    <>
      <AreaHeader
        title={adminText("pickupAreas.title")}
        intro={adminText("pickupAreas.intro")}
        back={adminText("pickupAreas.back")}
        action={{ href: "/admin/pickup-areas/create", label: adminText("pickupAreas.add"), Icon: Plus }}
      />
      <LoadFailure text={adminText("pickupAreas.loadFailure")}>
        <LoadedList />
      </LoadFailure>
    </>
  );
}
