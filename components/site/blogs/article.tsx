import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Container } from "@/components/ui/container";
import { Localized } from "@/components/ui/localized";
import { densePhone } from "@/components/ui/picture";
import { blogsPath } from "@/lib/blogs/paths";
import type { Blog } from "@/lib/blogs/schema";
import { categoryLabel } from "@/lib/blogs/texts";
import { localize } from "@/lib/core/content/localized-text";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import { ArticleBody } from "./article-body";
import { BlogDate } from "./blog-card";
import { BlogPicture, BlogPicturePreload } from "./blog-picture";

interface ArticleProps {
  language: Language;
  blog: Blog;
  /** The cards of the tours that the article names. A preview shows links in their place. */
  cards?: ReadonlyMap<number, ReactNode>;
  children?: ReactNode;
}

const sizes = `${densePhone("100vw")}(min-width: 80rem) 76rem, 100vw`;

/** The header, picture and text of an article, which the draft preview shows too. */
export function Article({ language, blog, cards, children }: ArticleProps) {
  return (
    <article>
      <ArticleHeader language={language} blog={blog} />
      <Container>
        <BlogPicturePreload file={blog.file} sizes={sizes} />
        <BlogPicture
          file={blog.file}
          first
          sizes={sizes}
          className="aspect-3/2 rounded-card sm:aspect-16/9"
        />
      </Container>
      <Container width="text" className="grid gap-12 py-10 sm:py-14">
        <ArticleBody language={language} content={localize(blog.content, language)} cards={cards} />
        {children}
      </Container>
    </article>
  );
}

function ArticleHeader({ language, blog }: { language: Language; blog: Blog }) {
  const t = translate(language);
  const title = <Localized text={blog.title} language={language} />;
  return (
    <Container className="grid gap-6 pt-6 pb-8 sm:pt-10 sm:pb-10">
      <Breadcrumb
        language={language}
        steps={[
          { label: t("common.home"), href: homePath(language) },
          { label: t("header.blogs"), href: blogsPath(language) },
        ]}
        current={title}
      />
      <div className="grid max-w-4xl gap-4">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
          <a
            href={blogsPath(language, { category: blog.category })}
            className="wrap-anywhere py-1 font-medium text-sea-700 underline-offset-4 hover:underline"
          >
            {categoryLabel(blog.category, language)}
          </a>
          <BlogDate date={blog.posting_date} language={language} />
        </p>
        <h1 className="text-display text-sea-950">
          <Localized text={blog.title} language={language} unbroken />
        </h1>
      </div>
    </Container>
  );
}
