import { Badge } from "@/components/ui/badge";
import { adminText } from "@/lib/i18n/admin-messages";
import { daysLeft } from "@/lib/promos/state";

/** A promo that has fewer days left is about to end. */
const soon = 7;

/** Says that a promo has ended, or when it will. */
export function PromoBadge({ endDate, now }: { endDate: Date; now: Date }) {
  const days = daysLeft(endDate, now);
  if (days < 0) return <Badge look="sand">{adminText("promos.ended")}</Badge>;
  const text = days === 0 ? adminText("promos.lastDay") : adminText("promos.endsIn", { days });
  return days < soon ? (
    <Badge look="soon">{text}</Badge>
  ) : (
    <span className="text-ink-soft text-xs">{text}</span>
  );
}
