import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Panel } from "@/components/admin/panel";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { ArticleBody } from "@/components/blogs/article-body";
import { BlogPicture } from "@/components/blogs/blog-picture";
import { Tabs } from "@/components/ui/tabs";
import { blogState } from "@/lib/blogs/fields";
import { blogPath } from "@/lib/blogs/paths";
import type { Blog } from "@/lib/blogs/schema";
import { categoryLabel } from "@/lib/blogs/texts";
import { formatShortDay } from "@/lib/format";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/i18n/languages";
import { categoryName } from "./category-name";
import { StateBadge } from "./state-badge";

function BlogFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-line border-b pb-3 last:border-0 last:pb-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  );
}

/** Links to the public pages, once the blog is published. */
function PublicLinks({ blog, now }: { blog: Blog; now: Date }) {
  if (blogState(blog.posting_date, now) === "scheduled") {
    return <span className="text-ink-soft italic">{adminText("blogs.notPublicYet")}</span>;
  }
  return (
    <ul className="flex flex-wrap gap-x-4">
      {languages.map((language) => (
        <li key={language}>
          <a
            href={blogPath(language, blog)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center gap-1.5 font-medium text-sea-700 underline-offset-4 hover:underline"
          >
            {languageNames[language]}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  );
}

const moment = new Intl.DateTimeFormat("id", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Bangkok",
});

function BlogFacts({ blog, now }: { blog: Blog; now: Date }) {
  const day = formatShortDay(blog.posting_date, "id");
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

function BlogSeo({ blog }: { blog: Blog }) {
  const none = <span className="text-ink-soft italic">{adminText("blogs.none")}</span>;
  return (
    <Panel title={adminText("blogs.seo")}>
      <div className="grid gap-4 lg:grid-cols-3">
        {languages.map((language) => (
          <section key={language} className="min-w-0 rounded-xl bg-sand-50 p-4">
            <h3 className="mb-3 font-medium text-ink-soft text-xs">{languageNames[language]}</h3>
            <dl lang={language} className="grid gap-3 text-sm">
              <BlogFact name={adminText("blogs.seoTitle")}>{blog[`seo_title_${language}`] || none}</BlogFact>
              <BlogFact name={adminText("blogs.seoDescription")}>
                {blog[`seo_description_${language}`] || none}
              </BlogFact>
            </dl>
          </section>
        ))}
      </div>
    </Panel>
  );
}

function Article({ blog, language }: { blog: Blog; language: Language }) {
  const title = blog[`title_${language}`];
  const content = blog[`content_${language}`];
  return (
    <div className="grid min-w-0 gap-6">
      <h3 lang={language} className="wrap-anywhere max-w-3xl font-semibold text-title">
        {title || <span className="text-ink-soft italic">{adminText("blogs.noTitle")}</span>}
      </h3>
      {content ? (
        <article className="min-w-0 max-w-3xl">
          <ArticleBody language={language} blog={blog} />
        </article>
      ) : (
        <p className="text-ink-soft italic">{adminText("blogs.noArticle")}</p>
      )}
    </div>
  );
}

function BlogArticles({ blog }: { blog: Blog }) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-white p-4 shadow-card [--header-height:3.5rem] sm:p-6">
      <Tabs
        label={adminText("editor.languages")}
        tabs={languages.map((language) => ({
          id: `artikel-${language}`,
          label: languageNames[language],
          content: <Article blog={blog} language={language} />,
        }))}
      />
    </div>
  );
}

export function BlogDetail({ blog, now }: { blog: Blog; now: Date }) {
  preloadCyrillic();
  return (
    <div className="grid gap-4">
      <div className="grid min-w-0 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <BlogArticles blog={blog} />
        <div className="grid gap-4 max-xl:order-first sm:max-xl:grid-cols-2">
          <Panel title={adminText("blogs.facts")}>
            <BlogFacts blog={blog} now={now} />
          </Panel>
          <Panel title={adminText("blogs.image")}>
            <BlogPicture file={blog.file} sizes="22rem" className="aspect-3/2 rounded-xl" />
            <p className="break-all text-ink-soft text-sm">
              {blog.file ? blog.file.path.split("/").at(-1) : adminText("blogs.noImage")}
            </p>
          </Panel>
        </div>
      </div>
      <BlogSeo blog={blog} />
    </div>
  );
}
