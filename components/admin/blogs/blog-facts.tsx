import { formatDay } from "@/components/admin/format-day";
import { categoryLabel } from "@/lib/blogs/category-label";
import type { Blog } from "@/lib/blogs/schema";
import { blogState } from "@/lib/blogs/state";
import { adminText } from "@/lib/i18n/admin-messages";
import { BlogFact } from "./blog-fact";
import { categoryName } from "./category-name";
import { PublicLinks } from "./public-links";
import { StateBadge } from "./state-badge";

const moment = new Intl.DateTimeFormat("id", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Bangkok",
});

/** When a blog comes out, what it is about, where it is read. */
export function BlogFacts({ blog, now }: { blog: Blog; now: Date }) {
  const day = formatDay(blog.posting_date);
  const isScheduled = blogState(blog.posting_date, now) === "scheduled";
  return (
    <dl className="grid gap-3">
      <BlogFact name={adminText("blogs.date")}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isScheduled ? adminText("blogs.scheduledFor", { day }) : day}
          <StateBadge postingDate={blog.posting_date} now={now} />
        </span>
      </BlogFact>
      <BlogFact name={adminText("blogs.category")}>
        <bdi>{categoryName({ name: blog.category, shown: categoryLabel(blog.category, "id") })}</bdi>
      </BlogFact>
      <BlogFact name={adminText("blogs.publicPage")}>
        <PublicLinks blog={blog} now={now} />
      </BlogFact>
      <BlogFact name={adminText("blogs.changed")}>
        <time dateTime={blog.updated_at.toISOString()}>{moment.format(blog.updated_at)}</time>
      </BlogFact>
    </dl>
  );
}
