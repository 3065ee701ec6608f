"use client";

import { CalendarOff, Pencil } from "lucide-react";
import { useRouter } from "next/navigation";
import { AdminLink } from "@/components/admin/admin-link";
import { DeleteButton } from "@/components/admin/delete-button";
import { None } from "@/components/admin/facts";
import { DataCell, DataTable, markedRowClass } from "@/components/admin/table/data-table";
import { EmptyState } from "@/components/admin/table/empty-state";
import { IconLink } from "@/components/admin/table/icon-link";
import { button } from "@/components/ui/button";
import { periodText } from "@/lib/calendar/admin-words";
import { type CommonClosedPeriod, closedPeriodFields } from "@/lib/closed-days/fields";
import { staffText } from "@/lib/content/localized-text";
import { adminText } from "@/lib/i18n/admin-messages";

function concernedText({ tour_type }: CommonClosedPeriod): string {
  const name = closedPeriodFields.tour_type.choiceNames[String(tour_type)];
  return adminText(name ?? "closedDays.allTours");
}

function ClosedDaysRow({ period }: { period: CommonClosedPeriod }) {
  const router = useRouter();
  const { id, reason } = period;
  const days = periodText(period);
  const name = reason ? `${days}: ${staffText(reason)}` : days;
  const address = `/admin/closed-days/edit/${id}`;
  return (
    <tr
      data-record={id}
      className={`${markedRowClass} transition-colors hover:bg-sea-50/60 max-md:grid max-md:grid-cols-[0_minmax(0,1fr)] max-md:gap-y-1 max-md:p-4`}
    >
      <DataCell>
        <AdminLink href={address} className="font-semibold text-base leading-snug hover:underline md:text-sm">
          {days}
        </AdminLink>
      </DataCell>
      <DataCell label={adminText("closedDays.reason")}>
        {reason ? <bdi className="wrap-anywhere">{staffText(reason)}</bdi> : <None />}
      </DataCell>
      <DataCell label={adminText("closedDays.tourType")}>
        <span className="text-ink-soft">{concernedText(period)}</span>
      </DataCell>
      <DataCell slot="actions">
        <span className="inline-flex max-md:-ml-2.5">
          <IconLink href={address} label={`${adminText("closedDays.edit")}: ${name}`} Icon={Pencil} />
          <DeleteButton
            path={`closed-periods/${id}`}
            record={{ entity: "closed_period", id }}
            name={name}
            question={adminText("closedDays.deleteQuestion")}
            success={adminText("closedDays.deleted")}
            failure={adminText("closedDays.deleteFailure")}
            preferServerMessage
            label={adminText("closedDays.delete")}
            accessibleLabel={`${adminText("closedDays.delete")}: ${name}`}
            busyLabel={adminText("closedDays.deleting")}
            onDeleted={() => router.refresh()}
            variant="icon"
          />
        </span>
      </DataCell>
    </tr>
  );
}

const columns = ["days", "reason", "tourType", "actions"] as const;

export function ClosedDaysList({ periods }: { periods: CommonClosedPeriod[] }) {
  if (periods.length === 0) {
    return (
      <EmptyState
        Icon={CalendarOff}
        text={adminText("closedDays.empty")}
        hint={adminText("closedDays.emptyHint")}
        action={
          <AdminLink href="/admin/closed-days/create" className={button({ variant: "secondary" })}>
            {adminText("closedDays.add")}
          </AdminLink>
        }
      />
    );
  }
  return (
    <DataTable
      list="/admin/closed-days"
      label={adminText("closedDays.title")}
      columns={columns.map((column) => adminText(`closedDays.${column}`))}
    >
      {periods.map((period) => (
        <ClosedDaysRow key={period.id} period={period} />
      ))}
    </DataTable>
  );
}
