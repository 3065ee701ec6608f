import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import type { LinkedBlog } from "@/lib/blogs/named-tours";
import { blogPath } from "@/lib/blogs/paths";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";

interface TourArticlesProps {
  articles: LinkedBlog[];
  language: Language;
}

/** Links the articles that name a tour. */
export function TourArticles({ articles, language }: TourArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="articles-title" className="pb-12 lg:pb-16 print:hidden">
      <Container className="grid gap-3">
        <h2 id="articles-title" className="text-heading">
          {translate(language)("blogs.aboutTour")}
        </h2>
        <ul className="grid gap-x-7 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((blog) => (
            <li key={blog.id} className="border-line border-t">
              <a
                href={blogPath(language, blog)}
                className="flex min-h-14 items-center justify-between gap-3 py-2 font-medium text-sea-700 hover:underline"
              >
                <Localized text={blog.title} language={language} />
                <Icon name="chevron-right" className="size-4.5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
