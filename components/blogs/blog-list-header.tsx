import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Container } from "@/components/ui/container";
import type { BlogListState } from "@/lib/blogs/list-state";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { homePath } from "@/lib/i18n/paths";
import { BlogSearch } from "./blog-search";
import { CategoryChips } from "./category-chips";

interface BlogListHeaderProps {
  language: Language;
  state: BlogListState;
  categories: string[];
}

export function BlogListHeader({ language, state, categories }: BlogListHeaderProps) {
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
          <h1 className="text-display text-sea-950">{t("blogs.title")}</h1>
          <p className="max-w-2xl text-ink-soft text-lg">{t("blogs.subtitle")}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-8">
          <BlogSearch language={language} state={state} />
          <CategoryChips language={language} state={state} categories={categories} />
        </div>
      </Container>
    </div>
  );
}
