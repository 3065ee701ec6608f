import { Badge } from "@/components/ui/badge";
import { blogState } from "@/lib/blogs/state";
import { adminText } from "@/lib/i18n/admin-messages";

/** Whether visitors see a blog; only what they do not see yet stands out. */
export function StateBadge({ postingDate, now }: { postingDate: Date; now: Date }) {
  const state = blogState(postingDate, now);
  const text = adminText(`blogs.${state}`);
  if (state === "scheduled") return <Badge look="soon">{text}</Badge>;
  return <span className="text-ink-soft text-xs">{text}</span>;
}
