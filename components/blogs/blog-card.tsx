import { densePhone } from "@/components/ui/dense-phone";
import { Link } from "@/components/ui/link";
import { LinkPending } from "@/components/ui/link-pending";
import { Localized } from "@/components/ui/localized";
import { categoryLabel } from "@/lib/blogs/category-label";
import type { Blog } from "@/lib/blogs/schema";
import { blogExcerpt, blogTitle } from "@/lib/blogs/texts";
import { classNames } from "@/lib/class-names";
import type { Language } from "@/lib/i18n/languages";
import { blogPath } from "@/lib/i18n/paths";
import { BlogDate } from "./blog-date";
import { BlogPicture } from "./blog-picture";

interface BlogCardProps {
  blog: Blog;
  language: Language;
  heading?: "h2" | "h3";
  /** The newest article of the list: larger than the others. */
  lead?: boolean;
  first?: boolean;
}

const sizes = {
  lead: `${densePhone("100vw")}(min-width: 80rem) 50rem, (min-width: 64rem) 64vw, 100vw`,
  other: `${densePhone("100vw")}(min-width: 80rem) 25rem, (min-width: 64rem) 32vw, (min-width: 40rem) 50vw, 100vw`,
};

/** An article in a list. The whole card is its one link. */
export function BlogCard({ blog, language, heading: Heading = "h2", lead = false, first }: BlogCardProps) {
  return (
    <article className="group/card card h-full">
      <BlogPicture
        file={blog.file}
        sizes={lead ? sizes.lead : sizes.other}
        first={first}
        className={classNames("aspect-16/10", lead && "lg:aspect-auto lg:min-h-0 lg:grow lg:basis-0")}
      />
      <div className={classNames("flex flex-col gap-2.5 p-5", lead ? "lg:p-8" : "grow")}>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
          <span className="wrap-anywhere font-medium text-sea-700">
            {categoryLabel(blog.category, language)}
          </span>
          <BlogDate date={blog.posting_date} language={language} />
        </p>
        <Heading className={lead ? "text-title" : "text-heading"}>
          <Link href={blogPath(language, blog)} className="card-link">
            <Localized text={blogTitle(blog)} language={language} unbroken />
            <LinkPending />
          </Link>
        </Heading>
        <p
          className={classNames("text-base text-ink-soft", lead ? "line-clamp-2 max-w-2xl" : "line-clamp-3")}
        >
          <Localized text={blogExcerpt(blog)} language={language} />
        </p>
      </div>
    </article>
  );
}
