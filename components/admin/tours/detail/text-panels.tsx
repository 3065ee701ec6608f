import type { ReactNode } from "react";
import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import type { Tour } from "@/lib/tours/schema";
import { emptyText } from "../words";
import { type DetailProps, PartList, Texts } from "./detail-layout";

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

export function Highlights({ kind, tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.highlights")}>
      <PartList parts={tour.highlights} empty={emptyText(kind, "highlights")}>
        {({ description }) => <Texts text={description} />}
      </PartList>
    </Panel>
  );
}

export function Inclusions({ kind, tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.inclusions")}>
      <PartList parts={tour.included_excluded} empty={emptyText(kind, "included_excluded")}>
        {({ type, description }) => (
          <div className="grid items-start gap-x-4 gap-y-2 md:grid-cols-[9rem_minmax(0,1fr)]">
            <Badge variant={type === "included" ? "sea" : "sand"} className="justify-self-start">
              {adminText(`tourDetail.${type}`)}
            </Badge>
            <Texts text={description} />
          </div>
        )}
      </PartList>
    </Panel>
  );
}

export function Faqs({ kind, tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.faq")}>
      <PartList parts={tour.faqs} empty={emptyText(kind, "faqs")}>
        {({ question, answer }) => (
          <>
            <Texts text={question} strong />
            <Texts text={answer} />
          </>
        )}
      </PartList>
    </Panel>
  );
}

export function Policies({ kind, tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.policies")}>
      <PartList parts={tour.cancellation_policies} empty={emptyText(kind, "cancellation_policies")}>
        {({ description }) => <Texts text={description} />}
      </PartList>
    </Panel>
  );
}
