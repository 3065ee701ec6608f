import { cleanHtml } from "@/lib/content/article-html";
import type { Language } from "@/lib/i18n/languages";

interface ArticleBodyProps {
  language: Language;
  /** HTML that staff wrote, in the language of the page or in English. */
  content: { text: string; language: string };
}

/** Sanitizes the HTML again, so that no row of the database can contain a script. */
export function ArticleBody({ language, content }: ArticleBodyProps) {
  return (
    <div
      lang={content.language === language ? undefined : content.language}
      className="prose"
      dangerouslySetInnerHTML={{ __html: cleanHtml(content.text) }}
    />
  );
}
