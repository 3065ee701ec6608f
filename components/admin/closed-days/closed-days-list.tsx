import { CalendarOff } from "lucide-react";
import { RecordTable } from "@/components/admin/entity/record-table";
import { None } from "@/components/admin/named-value";
import { closedPeriodEntity } from "@/lib/closed-days/entity";
import { type CommonClosedPeriod, closedPeriodFields } from "@/lib/closed-days/fields";
import { periodText } from "@/lib/core/calendar/admin-words";
import { staffText } from "@/lib/core/content/localized-text";
import { entityPagesOf } from "@/lib/core/entity/entity-page-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { staffName } from "@/lib/core/i18n/staff-names";

function concernedText({ tour_type }: CommonClosedPeriod): string {
  const name = closedPeriodFields.tour_type.choiceNames[String(tour_type)];
  return staffName(name ?? "closedDays.allTours");
}

function titleOf({ reason, ...period }: CommonClosedPeriod): string {
  const days = periodText(period);
  return reason ? `${days}: ${staffText(reason)}` : days;
}

export function ClosedDaysList({ periods }: { periods: CommonClosedPeriod[] }) {
  return (
    <RecordTable
      pages={entityPagesOf(closedPeriodEntity)}
      Icon={CalendarOff}
      records={periods}
      titleOf={titleOf}
      title={(period) => periodText(period)}
      columns={[
        {
          label: adminText("closedDays.reason"),
          cell: ({ reason }) =>
            reason ? <bdi className="wrap-anywhere">{staffText(reason)}</bdi> : <None />,
        },
        {
          label: adminText("closedDays.tourType"),
          cell: (period) => <span className="text-ink-soft">{concernedText(period)}</span>,
        },
      ]}
    />
  );
}
