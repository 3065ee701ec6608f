import { Badge } from "@/components/ui/badge";
import { formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { PublicationMark } from "@/lib/tours/publication";

interface PublicationBadgeProps {
  mark: PublicationMark | null;
  visible: boolean;
}

/** Shows a tour's publication days or draft state. It is emphasised while visitors do not see the tour. */
export function PublicationBadge({ mark, visible }: PublicationBadgeProps) {
  if (!mark) return null;
  return (
    <Badge variant={visible ? "sand" : "soon"} className="text-xs">
      {mark.kind === "draft"
        ? adminText("tourList.marks.draft")
        : adminText(`tourList.marks.${mark.kind}`, { day: formatShortDay(mark.day, "id") })}
    </Badge>
  );
}
