import { JsonLd } from "@/components/seo/json-ld";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import type { BlogListState } from "@/lib/blogs/list-state";
import type { Blog } from "@/lib/blogs/schema";
import { blogListStructuredData } from "@/lib/blogs/structured-data";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { blogsPath } from "@/lib/i18n/paths";
import { BlogGrid } from "./blog-grid";
import { BlogListHeader } from "./blog-list-header";

interface BlogListProps {
  language: Language;
  state: BlogListState;
  blogs: Blog[];
  categories: string[];
  lastPage: number;
}

/** The list of articles: title, search, topics, cards, pager. */
export function BlogList({ language, state, blogs, categories, lastPage }: BlogListProps) {
  const t = translate(language);
  const plain = state.page === 1 && !state.search && !state.category;
  return (
    <div className="group/list">
      <JsonLd data={blogListStructuredData(language)} />
      <BlogListHeader language={language} state={state} categories={categories} />
      <Container className="grid gap-10 pt-2 pb-20 lg:pb-28">
        {state.search && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
            {t("blogs.resultsFor", { search: state.search })}
            <Link
              href={blogsPath(language, { category: state.category })}
              className="py-1 text-sea-700 underline"
            >
              {t("blogs.clear")}
            </Link>
          </p>
        )}
        {blogs.length > 0 ? (
          <BlogGrid language={language} blogs={blogs} lead={plain} />
        ) : (
          <div className="grid justify-items-center gap-5 py-10 text-center">
            <h2 className="text-heading">{t("blogs.empty")}</h2>
            <Link href={blogsPath(language)} className={button({ look: "secondary" })}>
              {t("blogs.back")}
            </Link>
          </div>
        )}
        <Pagination
          language={language}
          page={state.page}
          lastPage={lastPage}
          hrefOf={(page) => blogsPath(language, { ...state, page })}
        />
      </Container>
    </div>
  );
}
