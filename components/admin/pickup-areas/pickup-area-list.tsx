import { BusFront } from "lucide-react";
import { RecordTable } from "@/components/admin/entity/record-table";
import { None } from "@/components/admin/named-value";
import { OtherNames } from "@/components/admin/table/other-names";
import { staffText } from "@/lib/core/content/localized-text";
import { entityPagesOf } from "@/lib/core/entity/entity-page-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type PickupArea, pickupAreaEntity } from "@/lib/tours/pickup-areas/entity";

interface ListedArea extends PickupArea {
  tours: number;
}

export function PickupAreaList({ areas }: { areas: ListedArea[] }) {
  return (
    <RecordTable
      pages={entityPagesOf(pickupAreaEntity)}
      Icon={BusFront}
      records={areas}
      titleOf={({ name }) => staffText(name)}
      marks={({ name }) => <OtherNames name={name} />}
      columns={[
        {
          label: adminText("pickupAreas.surcharge"),
          labelled: true,
          cell: ({ surcharge }) =>
            surcharge ? (
              <bdi>{staffText(surcharge)}</bdi>
            ) : (
              <None text={adminText("pickupAreas.noSurcharge")} />
            ),
        },
        {
          label: adminText("pickupAreas.position"),
          labelled: true,
          cell: ({ position }) => <span className="tabular-nums">{position}</span>,
        },
        {
          label: adminText("pickupAreas.tours"),
          cell: ({ tours }) => (
            <span className="whitespace-nowrap text-ink-soft">
              {adminText(tours === 0 ? "pickupAreas.noTours" : "pickupAreas.toursCount", { count: tours })}
            </span>
          ),
        },
      ]}
    />
  );
}
