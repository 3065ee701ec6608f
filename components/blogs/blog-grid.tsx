import type { Blog } from "@/lib/blogs/schema";
import { classNames } from "@/lib/class-names";
import type { Language } from "@/lib/i18n/languages";
import { BlogCard } from "./blog-card";

interface BlogGridProps {
  language: Language;
  blogs: Blog[];
  /** True where the first article takes four places, so that nine fill the rows. */
  lead?: boolean;
  heading?: "h2" | "h3";
}

export function BlogGrid({ language, blogs, lead = false, heading }: BlogGridProps) {
  return (
    <ul className="grid gap-6 transition-opacity duration-200 group-has-data-pending/list:opacity-40 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7">
      {blogs.map((blog, index) => {
        const leads = lead && index === 0;
        return (
          <li key={blog.id} className={classNames("min-w-0", leads && "sm:col-span-2 lg:row-span-2")}>
            <BlogCard blog={blog} language={language} heading={heading} lead={leads} first={lead && leads} />
          </li>
        );
      })}
    </ul>
  );
}
