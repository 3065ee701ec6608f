import { JsonLd } from "@/components/site/layout/json-ld";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import type { BlogListState } from "@/lib/blogs/list-state";
import { blogName } from "@/lib/blogs/metadata";
import { blogsPath } from "@/lib/blogs/paths";
import type { Blog } from "@/lib/blogs/schema";
import { blogListStructuredData } from "@/lib/blogs/structured-data";
import { categoryLabel } from "@/lib/blogs/texts";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import { BlogGrid } from "./blog-card";

interface BlogListProps {
  language: Language;
  state: BlogListState;
  blogs: Blog[];
  categories: string[];
  lastPage: number;
}

export function BlogList({ language, state, blogs, categories, lastPage }: BlogListProps) {
  const t = translate(language);
  const plain = state.page === 1 && !state.search && !state.category;
  const isEmpty = blogs.length === 0 && categories.length === 0;
  return (
    <div className="group/list">
      <JsonLd data={blogListStructuredData(language)} />
      <BlogListHeader language={language} state={state} categories={categories} isEmpty={isEmpty} />
      <Container className="grid gap-10 pt-2 pb-20 lg:pb-28">
        {state.search && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
            {t("blogs.resultsFor", { search: state.search })}
            <a
              href={blogsPath(language, { category: state.category })}
              className="py-1 text-sea-700 underline"
            >
              {t("blogs.clear")}
            </a>
          </p>
        )}
        {blogs.length > 0 ? (
          <BlogGrid language={language} blogs={blogs} lead={plain} />
        ) : (
          <div className="grid justify-items-center gap-5 py-10 text-center">
            <h2 className="text-heading">{t(isEmpty ? "blogs.none" : "blogs.empty")}</h2>
            <a
              href={isEmpty ? homePath(language) : blogsPath(language)}
              className={button({ variant: "secondary" })}
            >
              {t(isEmpty ? "errors.goHome" : "blogs.back")}
            </a>
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

interface BlogListHeaderProps {
  language: Language;
  state: BlogListState;
  categories: string[];
  /** Whether there is no article at all, so that there is nothing to search. */
  isEmpty: boolean;
}

function BlogListHeader({ language, state, categories, isEmpty }: BlogListHeaderProps) {
  const t = translate(language);
  return (
    <div className="-mt-(--header-height) bg-linear-to-b from-sea-100 to-sand-50 pt-(--header-height)">
      <Container className="grid gap-8 pt-10 pb-8 sm:pt-16 sm:pb-10">
        <div className="grid max-w-3xl gap-4">
          <Breadcrumb
            language={language}
            steps={[{ label: t("common.home"), href: homePath(language) }]}
            current={t("header.blogs")}
          />
          <h1 className="text-display text-sea-950">{blogName(language)}</h1>
          {!isEmpty && <p className="max-w-2xl text-ink-soft text-lg">{t("blogs.subtitle")}</p>}
        </div>
        {!isEmpty && (
          <div className="flex min-w-0 flex-col gap-4 lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-8">
            <BlogSearch language={language} state={state} />
            <CategoryChips language={language} state={state} categories={categories} />
          </div>
        )}
      </Container>
    </div>
  );
}

/** A plain form, so that the search works without script. */
function BlogSearch({ language, state }: { language: Language; state: BlogListState }) {
  const t = translate(language);
  return (
    <search className="w-full max-w-md">
      <form action={blogsPath(language)} className="relative">
        <label htmlFor="blog-search" className="sr-only">
          {t("blogs.searchLabel")}
        </label>
        <input
          id="blog-search"
          type="search"
          name="search"
          maxLength={100}
          defaultValue={state.search}
          placeholder={t("blogs.searchPlaceholder")}
          className="min-h-12 w-full rounded-full border border-sand-500 bg-white pr-14 pl-5 text-base"
        />
        {state.category && <input type="hidden" name="category" value={state.category} />}
        <button
          type="submit"
          aria-label={t("blogs.search")}
          className="absolute inset-y-1 right-1 inline-flex w-10 items-center justify-center rounded-full bg-sea-800 text-white transition-colors hover:bg-sea-900"
        >
          <Icon name="search" className="size-4.5" />
        </button>
      </form>
    </search>
  );
}

interface CategoryChipsProps {
  language: Language;
  state: BlogListState;
  categories: string[];
}

function CategoryChips({ language, state, categories }: CategoryChipsProps) {
  const t = translate(language);
  const chips = [
    { category: "", label: t("blogs.all") },
    ...categories.map((category) => ({ category, label: categoryLabel(category, language) })),
  ];
  return (
    <nav
      aria-label={t("blogs.categories")}
      className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:-mx-1 lg:px-1"
    >
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-wrap">
        {chips.map(({ category, label }) => (
          <li key={category}>
            <a
              href={blogsPath(language, { category, search: state.search })}
              aria-current={category === state.category ? "true" : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-white px-5 font-medium text-base transition-colors hover:border-sea-600 hover:text-sea-700 aria-[current]:border-sea-800 aria-[current]:bg-sea-800 aria-[current]:text-white"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
