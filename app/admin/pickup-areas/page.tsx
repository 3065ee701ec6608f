import { listPage } from "@/components/admin/entity/entity-pages";
import { AreaProposals } from "@/components/admin/pickup-areas/area-proposals";
import { PickupAreaList } from "@/components/admin/pickup-areas/pickup-area-list";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { proposedAreas, proposedName } from "@/lib/tours/pickup-areas/proposals";
import { countToursOfAreas, listStoredAreas } from "@/lib/tours/pickup-areas/queries";

const regions = (["thailand", "indonesia", "abroad"] as const).map((region) => ({
  name: adminText(`pickupAreas.regions.${region}`),
  areas: proposedAreas[region].map((code) => ({ code, name: staffText(proposedName(code)) })),
}));

const page = listPage("pickup_area", {
  content: async () => {
    const [areas, tours] = await Promise.all([listStoredAreas(), countToursOfAreas()]);
    return (
      <div className="grid gap-6">
        <PickupAreaList areas={areas.map((area) => ({ ...area, tours: tours.get(area.code) ?? 0 }))} />
        {areas.length === 0 && <AreaProposals regions={regions} />}
      </div>
    );
  },
});

export const metadata = page.metadata;

export default page.Page;
