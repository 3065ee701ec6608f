import { ArticleBody } from "@/components/site/blogs/article-body";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Container } from "@/components/ui/container";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";

interface LegalTextProps {
  words: "privacy" | "terms";
  language: Language;
  content: { text: string; language: string };
}

/** Shows a text that the operator wrote for the page of its privacy rules or of its terms. */
export function LegalText({ words, language, content }: LegalTextProps) {
  const t = translate(language);
  return (
    <Container className="grid max-w-3xl gap-8 pt-10 pb-20 sm:pt-14 lg:pb-28">
      <div className="grid gap-4">
        <Breadcrumb
          language={language}
          steps={[{ label: t("common.home"), href: homePath(language) }]}
          current={t(`${words}.title`)}
        />
        <h1 className="text-display text-sea-950">{t(`${words}.title`)}</h1>
      </div>
      <ArticleBody language={language} content={content} />
    </Container>
  );
}
