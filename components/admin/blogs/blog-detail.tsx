import { ExternalLink } from "lucide-react";
import { Moment } from "@/components/admin/moment";
import { LanguageCards, NamedValue, None } from "@/components/admin/named-value";
import { Panel } from "@/components/admin/panel";
import { ArticleBody } from "@/components/site/blogs/article-body";
import { BlogPicture } from "@/components/site/blogs/blog-picture";
import { preloadCyrillic } from "@/components/site/layout/preload-fonts";
import { Tabs } from "@/components/ui/tabs";
import { blogPath } from "@/lib/blogs/paths";
import { blogState } from "@/lib/blogs/publication";
import type { Blog } from "@/lib/blogs/schema";
import { categoryLabel } from "@/lib/blogs/texts";
import { localize } from "@/lib/core/content/localized-text";
import { formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/core/i18n/languages";
import { categoryName } from "./category-name";
import { StateBadge } from "./state-badge";

function PublicLinks({ blog, now }: { blog: Blog; now: Date }) {
  if (blogState(blog, now) !== "published") {
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

function BlogFacts({ blog, now }: { blog: Blog; now: Date }) {
  const day = formatShortDay(blog.posting_date, "id");
  const isScheduled = blogState(blog, now) === "scheduled";
  return (
    <dl className="grid gap-3">
      <NamedValue stacked name={adminText("blogs.date")}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isScheduled ? adminText("blogs.scheduledFor", { day }) : day}
          <StateBadge blog={blog} now={now} />
        </span>
      </NamedValue>
      <NamedValue stacked name={adminText("blogs.category")}>
        <bdi>{categoryName({ name: blog.category, shown: categoryLabel(blog.category, "id") })}</bdi>
      </NamedValue>
      <NamedValue stacked name={adminText("blogs.publicPage")}>
        <PublicLinks blog={blog} now={now} />
      </NamedValue>
      <NamedValue stacked name={adminText("blogs.changed")}>
        <Moment time={blog.updated_at} />
      </NamedValue>
    </dl>
  );
}

function BlogSeo({ blog }: { blog: Blog }) {
  return (
    <Panel title={adminText("blogs.seo")}>
      <LanguageCards>
        {(language) => (
          <dl lang={language} className="grid gap-3 text-sm">
            <NamedValue stacked name={adminText("seoTexts.title")}>
              {blog.seo_title[language] || <None />}
            </NamedValue>
            <NamedValue stacked name={adminText("seoTexts.description")}>
              {blog.seo_description[language] || <None />}
            </NamedValue>
          </dl>
        )}
      </LanguageCards>
    </Panel>
  );
}

function Article({ blog, language }: { blog: Blog; language: Language }) {
  const title = blog.title[language];
  const content = blog.content[language];
  return (
    <div className="grid min-w-0 gap-6">
      <h3 lang={language} className="wrap-anywhere max-w-3xl font-semibold text-title">
        {title || <None />}
      </h3>
      {content ? (
        <article className="min-w-0 max-w-3xl">
          <ArticleBody language={language} content={localize(blog.content, language)} />
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
