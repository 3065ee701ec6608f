import { CalendarClock } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { formatNumber } from "@/components/admin/format-number";
import type { Scheduled } from "@/lib/dashboard/upcoming";
import { adminText } from "@/lib/i18n/admin-messages";
import { AttentionPanel } from "./attention-panel";
import { UpcomingList } from "./upcoming-list";

/** The articles that are not public yet, the next ones by name. */
export function ScheduledPanel({ scheduled }: { scheduled: Scheduled | null }) {
  return (
    <AttentionPanel title={adminText("dashboard.scheduled")} Icon={CalendarClock} known={scheduled !== null}>
      {scheduled?.count === 0 && <p className="text-ink-soft">{adminText("dashboard.noneScheduled")}</p>}
      {scheduled && <UpcomingList items={scheduled.next} address="/admin/blogs" />}
      {scheduled && scheduled.count > scheduled.next.length && (
        <AdminLink
          href="/admin/blogs?state=scheduled"
          className="mt-2 inline-block font-medium text-sea-700 underline underline-offset-4"
        >
          {adminText("dashboard.allScheduled", { count: formatNumber(scheduled.count) })}
        </AdminLink>
      )}
    </AttentionPanel>
  );
}
