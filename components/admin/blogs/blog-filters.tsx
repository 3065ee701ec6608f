"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useTransition } from "react";
import { type AdminBlogList, adminBlogsPath } from "@/lib/blogs/list-admin-state";
import { blogStates } from "@/lib/blogs/state";
import { adminText } from "@/lib/i18n/admin-messages";
import { languageNames, languages } from "@/lib/i18n/languages";
import { FilterSelect } from "./filter-select";

/** Milliseconds after the last key, so that not every letter is a search. */
const pause = 250;

interface BlogFiltersProps {
  list: AdminBlogList;
  categories: string[];
}

/** Search and filters of the list; its address follows them. */
export function BlogFilters({ list, categories }: BlogFiltersProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const apply = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const filters = Object.fromEntries(new FormData(form.current)) as Partial<AdminBlogList>;
    startTransition(() => router.replace(adminBlogsPath(filters), { scroll: false }));
  };
  const applySoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, pause);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <search data-filtering={isPending ? "" : undefined}>
      <form
        ref={form}
        onSubmit={handleSubmit}
        className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_repeat(3,12rem)]"
      >
        <label className="relative col-span-2 lg:col-span-1">
          <span className="sr-only">{adminText("blogs.search")}</span>
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-ink-soft"
          />
          <input
            key={list.search === "" ? "empty" : "search"}
            type="search"
            name="search"
            maxLength={100}
            defaultValue={list.search}
            placeholder={adminText("blogs.searchPlaceholder")}
            onChange={applySoon}
            className="min-h-11 w-full rounded-lg border border-sand-500 bg-white pr-3 pl-11 text-base sm:text-[0.9375rem]"
          />
        </label>
        <FilterSelect
          name="category"
          label={adminText("blogs.category")}
          all={adminText("blogs.allCategories")}
          options={categories.map((category) => ({ value: category, label: category }))}
          value={list.category}
          onChange={apply}
        />
        <FilterSelect
          name="state"
          label={adminText("blogs.state")}
          all={adminText("blogs.allStates")}
          options={blogStates.map((state) => ({ value: state, label: adminText(`blogs.${state}`) }))}
          value={list.state}
          onChange={apply}
        />
        <FilterSelect
          name="lacks"
          label={adminText("blogs.missing")}
          all={adminText("blogs.allLanguages")}
          options={languages.flatMap((language) =>
            language === "en"
              ? []
              : {
                  value: language,
                  label: adminText("blogs.missingIn", { language: languageNames[language] }),
                },
          )}
          value={list.lacks}
          onChange={apply}
        />
      </form>
    </search>
  );
}
