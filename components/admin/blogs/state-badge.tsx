import { Badge } from "@/components/ui/badge";
import { blogState } from "@/lib/blogs/publication";
import { adminText } from "@/lib/i18n/admin-messages";

export function StateBadge({ postingDate, now }: { postingDate: Date; now: Date }) {
  const state = blogState(postingDate, now);
  const text = adminText(`blogs.${state}`);
  if (state === "scheduled") return <Badge variant="soon">{text}</Badge>;
  return <span className="text-ink-soft text-xs">{text}</span>;
}
