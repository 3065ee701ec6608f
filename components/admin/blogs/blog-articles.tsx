import { ArticleBody } from "@/components/blogs/article-body";
import { Tabs } from "@/components/ui/tabs";
import type { Blog } from "@/lib/blogs/schema";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/i18n/languages";

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

/** Title and article in each language. */
export function BlogArticles({ blog }: { blog: Blog }) {
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
