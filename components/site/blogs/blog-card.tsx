import { classNames } from "@/components/ui/class-names";
import { Localized } from "@/components/ui/localized";
import { densePhone } from "@/components/ui/picture";
import { blogPath } from "@/lib/blogs/paths";
import type { Blog } from "@/lib/blogs/schema";
import { blogExcerpt, categoryLabel } from "@/lib/blogs/texts";
import { floatMark } from "@/lib/core/browser/float-mark";
import { formatDay } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { StaticHtml } from "@/server/in-next/static-html";
import { BlogPicture, BlogPicturePreload } from "./blog-picture";

interface BlogCardProps {
  blog: Blog;
  language: Language;
  heading?: "h2" | "h3";
  /** Whether the card shows the newest article, which is larger than the others. */
  lead?: boolean;
  first?: boolean;
}

const sizes = {
  lead: `${densePhone("100vw")}(min-width: 80rem) 50rem, (min-width: 64rem) 64vw, 100vw`,
  other: `${densePhone("100vw")}(min-width: 80rem) 25rem, (min-width: 64rem) 32vw, (min-width: 40rem) 50vw, 100vw`,
};

function BlogCard({ blog, language, heading: Heading = "h2", lead = false, first }: BlogCardProps) {
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
          <a {...floatMark.write("cover")} href={blogPath(language, blog)} className="card-link">
            <Localized text={blog.title} language={language} unbroken />
          </a>
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

interface BlogGridProps {
  language: Language;
  blogs: Blog[];
  /** True if the first article takes four cells, so that nine articles fill the rows. */
  lead?: boolean;
  heading?: "h2" | "h3";
}

export function BlogGrid({ language, blogs, lead = false, heading }: BlogGridProps) {
  const [first] = blogs;
  return (
    <>
      {lead && first && <BlogPicturePreload file={first.file} sizes={sizes.lead} />}
      <StaticHtml
        as="ul"
        className="cards grid gap-6 transition-opacity duration-200 group-has-data-pending/list:opacity-40 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7 [--late-height:26rem] lg:[--late-height:28.5rem]"
      >
        {blogs.map((blog, index) => {
          const leads = lead && index === 0;
          return (
            <li key={blog.id} className={classNames("min-w-0", leads && "sm:col-span-2 lg:row-span-2")}>
              <BlogCard blog={blog} language={language} heading={heading} lead={leads} first={leads} />
            </li>
          );
        })}
      </StaticHtml>
    </>
  );
}

export function BlogDate({ date, language }: { date: Date; language: Language }) {
  return <time dateTime={date.toISOString()}>{formatDay(date, language)}</time>;
}
