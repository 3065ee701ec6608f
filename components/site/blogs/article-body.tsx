import type { Blog } from "@/lib/blogs/schema";
import { cleanHtml } from "@/lib/content/article-html";
import { localize } from "@/lib/content/localized-text";
import type { Language } from "@/lib/i18n/languages";

/** Sanitizes the HTML again, so that no row of the database can contain a script. */
export function ArticleBody({ language, blog }: { language: Language; blog: Blog }) {
  const content = localize(blog.content, language);
  return (
    <div
      lang={content.language === language ? undefined : content.language}
      className="prose"
      dangerouslySetInnerHTML={{ __html: cleanHtml(content.text) }}
    />
  );
}
