import { Badge } from "@/components/ui/badge";
import { type BlogPublication, blogState } from "@/lib/blogs/publication";
import { adminText } from "@/lib/core/i18n/admin-messages";

export function StateBadge({ blog, now }: { blog: BlogPublication; now: Date }) {
  const state = blogState(blog, now);
  const text = adminText(`blogs.${state}`);
  if (state === "draft") return <Badge variant="sand">{text}</Badge>;
  if (state === "scheduled") return <Badge variant="soon">{text}</Badge>;
  return <span className="text-ink-soft text-xs">{text}</span>;
}
