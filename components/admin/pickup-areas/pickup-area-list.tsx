"use client";

import { BusFront, Pencil } from "lucide-react";
import { useRouter } from "next/navigation";
import { AdminLink } from "@/components/admin/admin-link";
import { DeleteButton } from "@/components/admin/delete-button";
import { None } from "@/components/admin/facts";
import { DataCell, DataTable, markedRowClass } from "@/components/admin/table/data-table";
import { EmptyState } from "@/components/admin/table/empty-state";
import { IconLink } from "@/components/admin/table/icon-link";
import { OtherNames } from "@/components/admin/table/other-names";
import { button } from "@/components/ui/button";
import { staffText } from "@/lib/content/localized-text";
import { adminText } from "@/lib/i18n/admin-messages";
import type { PickupArea } from "@/lib/tours/pickup-areas/entity";

interface ListedArea extends PickupArea {
  tours: number;
}

function AreaRow({ area }: { area: ListedArea }) {
  const router = useRouter();
  const { id, position, surcharge, tours } = area;
  const name = staffText(area.name);
  const address = `/admin/pickup-areas/edit/${id}`;
  return (
    <tr
      data-record={id}
      className={`${markedRowClass} transition-colors hover:bg-sea-50/60 max-md:grid max-md:grid-cols-[0_minmax(0,1fr)] max-md:gap-y-1 max-md:p-4`}
    >
      <DataCell>
        <AdminLink
          href={address}
          className="wrap-anywhere font-semibold text-base leading-snug hover:underline md:text-sm"
        >
          <bdi>{name}</bdi>
        </AdminLink>
        <OtherNames name={area.name} />
      </DataCell>
      <DataCell label={adminText("pickupAreas.surcharge")}>
        <span className="text-ink-soft md:hidden">{adminText("pickupAreas.surcharge")}: </span>
        {surcharge ? <bdi>{staffText(surcharge)}</bdi> : <None text={adminText("pickupAreas.noSurcharge")} />}
      </DataCell>
      <DataCell label={adminText("pickupAreas.position")}>
        <span className="text-ink-soft md:hidden">{adminText("pickupAreas.position")}: </span>
        <span className="tabular-nums">{position}</span>
      </DataCell>
      <DataCell label={adminText("pickupAreas.tours")}>
        <span className="whitespace-nowrap text-ink-soft">
          {adminText(tours === 0 ? "pickupAreas.noTours" : "pickupAreas.toursCount", { count: tours })}
        </span>
      </DataCell>
      <DataCell slot="actions">
        <span className="inline-flex max-md:-ml-2.5">
          <IconLink href={address} label={`${adminText("pickupAreas.edit")}: ${name}`} Icon={Pencil} />
          <DeleteButton
            path={`pickup-areas/${id}`}
            record={{ entity: "pickup_area", id }}
            name={name}
            question={adminText("pickupAreas.deleteQuestion")}
            success={adminText("pickupAreas.deleted")}
            failure={adminText("pickupAreas.deleteFailure")}
            preferServerMessage
            label={adminText("pickupAreas.delete")}
            accessibleLabel={`${adminText("pickupAreas.delete")}: ${name}`}
            busyLabel={adminText("pickupAreas.deleting")}
            onDeleted={() => router.refresh()}
            variant="icon"
          />
        </span>
      </DataCell>
    </tr>
  );
}

const columns = ["name", "surcharge", "position", "tours", "actions"] as const;

export function PickupAreaList({ areas }: { areas: ListedArea[] }) {
  if (areas.length === 0) {
    return (
      <EmptyState
        Icon={BusFront}
        text={adminText("pickupAreas.empty")}
        hint={adminText("pickupAreas.emptyHint")}
        action={
          <AdminLink href="/admin/pickup-areas/create" className={button({ variant: "secondary" })}>
            {adminText("pickupAreas.add")}
          </AdminLink>
        }
      />
    );
  }
  return (
    <DataTable
      list="/admin/pickup-areas"
      label={adminText("pickupAreas.title")}
      columns={columns.map((column) => adminText(`pickupAreas.${column}`))}
    >
      {areas.map((area) => (
        <AreaRow key={area.id} area={area} />
      ))}
    </DataTable>
  );
}
