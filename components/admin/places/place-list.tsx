"use client";

import { MapPin } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { EmptyRecords, RecordTable } from "@/components/admin/entity/record-table";
import { None } from "@/components/admin/named-value";
import { EmptyState } from "@/components/admin/table/empty-state";
import { ListChoice, ListSearch, ListTools } from "@/components/admin/table/list-tools";
import { OtherNames } from "@/components/admin/table/other-names";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
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
      className="tabular-nums underline decoration-line underline-offset-4 hover:decoration-current lg:whitespace-nowrap"
    >
      {lat}, {lon}
      <span className="sr-only"> {adminText("places.openMap")}</span>
    </a>
  );
}

function ToursOfPlace({ tours, closures }: ListedPlace) {
  return (
    <>
      <span className="whitespace-nowrap text-ink-soft">
        {adminText(tours === 0 ? "places.noTours" : "places.toursCount", { count: tours })}
      </span>
      {closures.length > 0 && (
        <span className="block whitespace-nowrap text-ink-soft text-xs">
          {adminText("places.closedNow", { count: closures.length })}
        </span>
      )}
    </>
  );
}

function wordsOf({ code, name, aliases, area }: Place): string {
  return [code, area ?? "", ...Object.values(name), ...aliases].join("\n").toLowerCase();
}

const byName = (one: Place, other: Place) => staffText(one.name).localeCompare(staffText(other.name), "id");

const columns: ComponentProps<typeof RecordTable<ListedPlace>>["columns"] = [
  {
    label: adminText("places.kind"),
    cell: ({ kind }) => (kind ? <Badge variant="sand">{adminText(`places.kinds.${kind}`)}</Badge> : <None />),
  },
  {
    label: adminText("places.area"),
    cell: ({ area }) => (area ? <bdi className="text-ink-soft">{area}</bdi> : <None />),
  },
  { label: adminText("places.tours"), cell: ToursOfPlace },
  { label: adminText("places.coordinates"), cell: Coordinates },
];

interface PlaceListProps {
  listPages: ComponentProps<typeof RecordTable>["pages"];
  places: ListedPlace[];
}

export function PlaceList({ listPages, places }: PlaceListProps) {
  const [search, setSearch] = useState("");
  const [area, setArea] = useState("");
  if (places.length === 0) return <EmptyRecords pages={listPages} Icon={MapPin} />;
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
        <RecordTable
          pages={listPages}
          Icon={MapPin}
          records={shown}
          keyOf={({ code }) => code}
          titleOf={({ name }) => staffText(name)}
          marks={({ name }) => <OtherNames name={name} />}
          columns={columns}
        />
      )}
    </>
  );
}
