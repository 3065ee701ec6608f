import { Badge } from "@/components/ui/badge";
import { formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { PublicationNote } from "@/lib/tours/publication";

interface PublicationBadgeProps {
  note: PublicationNote | null;
  visible: boolean;
}

/** Shows a tour's publication days or draft state. It is emphasised while visitors do not see the tour. */
export function PublicationBadge({ note, visible }: PublicationBadgeProps) {
  if (!note) return null;
  return (
    <Badge variant={visible ? "sand" : "soon"} className="text-xs">
      {note.kind === "draft"
        ? adminText("tourList.marks.draft")
        : adminText(`tourList.marks.${note.kind}`, { day: formatShortDay(note.day, "id") })}
    </Badge>
  );
}
