import { Hourglass } from "lucide-react";
import type { Upcoming } from "@/lib/dashboard/upcoming";
import { adminText } from "@/lib/i18n/admin-messages";
import { daysLeft } from "@/lib/promos/state";
import { AttentionPanel } from "./attention-panel";
import { UpcomingList } from "./upcoming-list";

/** The promos that will be gone from the home page within a week. */
export function EndingPanel({ promos, now }: { promos: Upcoming[] | null; now: Date }) {
  const remaining = ({ date }: Upcoming) => {
    const days = daysLeft(date, now);
    return days === 0 ? adminText("promos.lastDay") : adminText("promos.endsIn", { days });
  };
  return (
    <AttentionPanel title={adminText("dashboard.endingPromos")} Icon={Hourglass} known={promos !== null}>
      {promos?.length === 0 && <p className="text-ink-soft">{adminText("dashboard.noneEnding")}</p>}
      {promos && <UpcomingList items={promos} address="/admin/promos" note={remaining} />}
    </AttentionPanel>
  );
}
