import { cleanHtml } from "@/lib/blogs/html";
import type { Blog } from "@/lib/blogs/schema";
import { blogContent } from "@/lib/blogs/texts";
import type { Language } from "@/lib/i18n/languages";
import { localize } from "@/lib/i18n/localized";

/** The rich text: cleaned when it was written, and again here, so that no row can bring a script along. */
export function ArticleBody({ language, blog }: { language: Language; blog: Blog }) {
  const content = localize(blogContent(blog), language);
  return (
    <div
      lang={content.language === language ? undefined : content.language}
      className="prose"
      dangerouslySetInnerHTML={{ __html: cleanHtml(content.text) }}
    />
  );
}
