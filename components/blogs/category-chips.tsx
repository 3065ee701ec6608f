import { Link } from "@/components/ui/link";
import { LinkPending } from "@/components/ui/link-pending";
import { categoryLabel } from "@/lib/blogs/category-label";
import type { BlogListState } from "@/lib/blogs/list-state";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { blogsPath } from "@/lib/i18n/paths";

interface CategoryChipsProps {
  language: Language;
  state: BlogListState;
  categories: string[];
}

/** The topics in use, as links in a row that scrolls sideways. */
export function CategoryChips({ language, state, categories }: CategoryChipsProps) {
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
            <Link
              href={blogsPath(language, { category, search: state.search })}
              aria-current={category === state.category ? "true" : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-white px-5 font-medium text-base transition-colors hover:border-sea-600 hover:text-sea-700 aria-[current]:border-sea-800 aria-[current]:bg-sea-800 aria-[current]:text-white"
            >
              {label}
              <LinkPending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
