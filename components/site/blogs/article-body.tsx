import { Fragment, type ReactNode } from "react";
import { articleParts } from "@/lib/blogs/tour-blocks";
import { cleanHtml } from "@/lib/core/content/article-html";
import type { Language } from "@/lib/core/i18n/languages";

interface ArticleBodyProps {
  language: Language;
  /** HTML that staff wrote, in the language of the page or in English. */
  content: { text: string; language: string };
  /** The cards of the named tours by id. A tour without a card is left out. Without cards the links stay links. */
  cards?: ReadonlyMap<number, ReactNode>;
}

/** Sanitizes the HTML again, so that no row of the database can contain a script. */
export function ArticleBody({ language, content, cards }: ArticleBodyProps) {
  const html = cleanHtml(content.text);
  const parts = cards ? articleParts(html) : [{ at: 0, html }];
  const lang = content.language === language ? undefined : content.language;
  return (
    <div className="grid grid-cols-1 gap-8">
      {parts.map((part) =>
        "html" in part ? (
          <div key={part.at} lang={lang} className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <Fragment key={part.at}>{cards?.get(part.tourId)}</Fragment>
        ),
      )}
    </div>
  );
}
