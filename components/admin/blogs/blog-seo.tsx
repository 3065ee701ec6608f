import { Panel } from "@/components/admin/panel";
import type { Blog } from "@/lib/blogs/schema";
import { adminText } from "@/lib/i18n/admin-messages";
import { languageNames, languages } from "@/lib/i18n/languages";
import { BlogFact } from "./blog-fact";

/** What staff wrote for search engines, language by language. */
export function BlogSeo({ blog }: { blog: Blog }) {
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
