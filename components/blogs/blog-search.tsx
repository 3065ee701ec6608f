import { Icon } from "@/components/ui/icon";
import type { BlogListState } from "@/lib/blogs/list-state";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { blogsPath } from "@/lib/i18n/paths";

/** Search over the articles; a plain form, so that it works without script. */
export function BlogSearch({ language, state }: { language: Language; state: BlogListState }) {
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
