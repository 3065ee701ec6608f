"use client";

import { MapPin, Pencil } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { DeleteButton } from "@/components/admin/delete-button";
import { None } from "@/components/admin/facts";
import { DataCell, DataTable } from "@/components/admin/table/data-table";
import { EmptyState } from "@/components/admin/table/empty-state";
import { IconLink } from "@/components/admin/table/icon-link";
import { ListChoice, ListSearch, ListTools } from "@/components/admin/table/list-tools";
import { OtherNames } from "@/components/admin/table/other-names";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { staffText } from "@/lib/content/localized-text";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Place } from "@/lib/tours/places/fields";
import { placeLink } from "@/lib/tours/places/map-links";

interface ListedPlace extends Place {
  tours: number;
}

function Coordinates({ lat, lon }: Pick<Place, "lat" | "lon">) {
  if (lat === null || lon === null) return <None text={adminText("places.noCoordinates")} />;
  return (
    <a
      href={placeLink({ lat, lon })}
      target="_blank"
      rel="noreferrer"
      className="whitespace-nowrap tabular-nums underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {lat}, {lon}
      <span className="sr-only"> {adminText("places.openMap")}</span>
    </a>
  );
}

function PlaceRow({ place }: { place: ListedPlace }) {
  const router = useRouter();
  const { id, code, kind, area, closures, tours } = place;
  const name = staffText(place.name);
  const address = `/admin/places/edit/${id}`;
  return (
    <tr className="transition-colors hover:bg-sea-50/60 max-md:grid max-md:grid-cols-[0_minmax(0,1fr)] max-md:gap-y-1 max-md:p-4">
      <DataCell>
        <AdminLink
          href={address}
          className="wrap-anywhere font-semibold text-base leading-snug hover:underline md:text-sm"
        >
          <bdi>{name}</bdi>
        </AdminLink>
        <OtherNames name={place.name} />
      </DataCell>
      <DataCell label={adminText("places.kind")}>
        {kind ? <Badge variant="sand">{adminText(`places.kinds.${kind}`)}</Badge> : <None />}
      </DataCell>
      <DataCell label={adminText("places.area")}>
        {area ? <bdi className="text-ink-soft">{area}</bdi> : <None />}
      </DataCell>
      <DataCell label={adminText("places.tours")}>
        <span className="whitespace-nowrap text-ink-soft">
          {adminText(tours === 0 ? "places.noTours" : "places.toursCount", { count: tours })}
        </span>
        {closures.length > 0 && (
          <span className="block whitespace-nowrap text-ink-soft text-xs">
            {adminText("places.closedNow", { count: closures.length })}
          </span>
        )}
      </DataCell>
      <DataCell label={adminText("places.coordinates")}>
        <Coordinates {...place} />
      </DataCell>
      <DataCell slot="actions">
        <span className="inline-flex max-md:-ml-2.5">
          <IconLink href={address} label={`${adminText("places.edit")}: ${name}`} Icon={Pencil} />
          <DeleteButton
            path={`places/${code}`}
            record={{ entity: "place", id: code }}
            name={name}
            question={adminText("places.deleteQuestion")}
            success={adminText("places.deleted")}
            failure={adminText("places.deleteFailure")}
            preferServerMessage
            label={adminText("places.delete")}
            accessibleLabel={`${adminText("places.delete")}: ${name}`}
            busyLabel={adminText("places.deleting")}
            onDeleted={() => router.refresh()}
            variant="icon"
          />
        </span>
      </DataCell>
    </tr>
  );
}

const columns = ["name", "kind", "area", "tours", "coordinates", "actions"] as const;

function wordsOf({ code, name, aliases, area }: Place): string {
  return [code, area ?? "", ...Object.values(name), ...aliases].join("\n").toLowerCase();
}

const byName = (one: Place, other: Place) => staffText(one.name).localeCompare(staffText(other.name), "id");

export function PlaceList({ places }: { places: ListedPlace[] }) {
  const [search, setSearch] = useState("");
  const [area, setArea] = useState("");
  if (places.length === 0) {
    return (
      <EmptyState
        Icon={MapPin}
        text={adminText("places.empty")}
        hint={adminText("places.emptyHint")}
        action={
          <AdminLink href="/admin/places/create" className={button({ variant: "secondary" })}>
            {adminText("places.add")}
          </AdminLink>
        }
      />
    );
  }
  const typed = search.trim().toLowerCase();
  const shown = places
    .filter((place) => wordsOf(place).includes(typed) && (!area || place.area === area))
    .toSorted(byName);
  const areas = [...new Set(places.flatMap((place) => place.area ?? []))].toSorted();
  const showAll = () => {
    setSearch("");
    setArea("");
  };
  return (
    <>
      <ListTools>
        <ListSearch
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          aria-label={adminText("places.search")}
          placeholder={adminText("places.search")}
        />
        {areas.length > 0 && (
          <ListChoice
            aria-label={adminText("places.area")}
            any={adminText("places.area")}
            options={areas.map((value) => ({ value, label: value }))}
            value={area}
            onChange={({ target }) => setArea(target.value)}
          />
        )}
        <p role="status" className="text-ink-soft text-sm max-sm:text-right">
          {adminText("places.found", { count: shown.length, all: places.length })}
        </p>
      </ListTools>
      {shown.length === 0 ? (
        <EmptyState
          Icon={MapPin}
          text={adminText("places.emptyFiltered")}
          hint={adminText("places.emptyFilteredHint")}
          action={
            <button type="button" onClick={showAll} className={button({ variant: "secondary" })}>
              {adminText("places.showAll")}
            </button>
          }
        />
      ) : (
        <DataTable
          label={adminText("places.title")}
          columns={columns.map((column) => adminText(`places.${column}`))}
        >
          {shown.map((place) => (
            <PlaceRow key={place.id} place={place} />
          ))}
        </DataTable>
      )}
    </>
  );
}
