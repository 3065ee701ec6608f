import { Badge } from "@/components/ui/badge";
import { blogState } from "@/lib/blogs/state";
import { adminText } from "@/lib/i18n/admin-messages";

/** Whether visitors see a blog. */
export function StateBadge({ postingDate, now }: { postingDate: Date; now: Date }) {
  const state = blogState(postingDate, now);
  return <Badge look={state === "scheduled" ? "soon" : "sea"}>{adminText(`blogs.${state}`)}</Badge>;
}
