import { ArticleBody } from "@/components/site/blogs/article-body";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Container } from "@/components/ui/container";
import { localize } from "@/lib/core/content/localized-text";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import type { OwnPage } from "@/lib/own-pages/schema";

interface OwnPageTextProps {
  language: Language;
  page: OwnPage;
}

/** Shows a page that the operator wrote. */
export function OwnPageText({ language, page }: OwnPageTextProps) {
  const title = localize(page.title, language);
  const lang = title.language === language ? undefined : title.language;
  return (
    <Container className="grid max-w-3xl gap-8 pt-10 pb-20 sm:pt-14 lg:pb-28">
      <div className="grid gap-4">
        <Breadcrumb
          language={language}
          steps={[{ label: translate(language)("common.home"), href: homePath(language) }]}
          current={title.text}
        />
        <h1 lang={lang} className="text-display text-sea-950">
          {title.text}
        </h1>
      </div>
      <ArticleBody language={language} content={localize(page.content, language)} />
    </Container>
  );
}
