import type { ReactNode } from "react";
import { Panel } from "@/components/admin/panel";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import type { Tour } from "@/lib/tours/schema";
import type { DetailProps } from "./detail-props";
import { emptyText } from "./detail-words";
import { PartList } from "./part-list";
import { Texts } from "./texts";

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2 md:pl-4">
      <h4 className="font-medium text-ink-soft text-sm">{title}</h4>
      {children}
    </div>
  );
}

function Day({ kind, day }: { kind: Kind; day: Tour["itineraries"][number] }) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-4 gap-y-1 md:grid-cols-[9rem_minmax(0,1fr)]">
        <h3 className="font-semibold text-base">{adminText("tourDetail.day", { day: day.day })}</h3>
        <Texts text={day.title} strong />
      </div>
      <Group title={adminText("tourDetail.activities")}>
        <PartList parts={day.activities} empty={emptyText(kind, "activities")}>
          {({ time, description }) => (
            <div className="grid gap-x-4 gap-y-1 md:grid-cols-[8rem_minmax(0,1fr)]">
              <p className="font-semibold text-sm">{time}</p>
              <Texts text={description} />
            </div>
          )}
        </PartList>
      </Group>
      <Group title={adminText("tourDetail.meals")}>
        <PartList parts={day.meals} empty={emptyText(kind, "meals")}>
          {({ description }) => <Texts text={description} />}
        </PartList>
      </Group>
    </div>
  );
}

/** The days by their numbers. */
export function Itinerary({ kind, tour }: DetailProps) {
  const days = tour.itineraries.toSorted((one, other) => one.day - other.day);
  return (
    <Panel title={adminText("tourDetail.itinerary")}>
      <PartList parts={days} empty={emptyText(kind, "itineraries")}>
        {(day) => <Day kind={kind} day={day} />}
      </PartList>
    </Panel>
  );
}
