"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useTransition } from "react";
import { ListChoice, ListSearch } from "@/components/admin/table/list-tools";
import { PhoneFold } from "@/components/admin/table/phone-fold";
import { type AdminBlogList, adminBlogsPath } from "@/lib/blogs/list-state";
import { blogStates } from "@/lib/blogs/publication";
import type { UsedCategory } from "@/lib/blogs/texts";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { fallbackLanguage, languageNames, languages } from "@/lib/core/i18n/languages";
import { categoryName } from "./category-name";

const pause = 250;

const stateOptions = blogStates.map((value) => ({ value, label: adminText(`blogs.${value}`) }));
const languageOptions = languages
  .filter((language) => language !== fallbackLanguage)
  .map((value) => ({ value, label: adminText("blogs.missingIn", { language: languageNames[value] }) }));

interface BlogFiltersProps {
  list: AdminBlogList;
  categories: UsedCategory[];
}

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
  const choice = (name: "category" | "state" | "lacks") => ({
    name,
    defaultValue: list[name],
    onChange: apply,
  });
  return (
    <form ref={form} onSubmit={handleSubmit} data-filtering={isPending ? "" : undefined} className="contents">
      <ListSearch
        key={list.search === "" ? "empty" : "search"}
        type="search"
        name="search"
        maxLength={100}
        aria-label={adminText("blogs.search")}
        placeholder={adminText("blogs.searchPlaceholder")}
        defaultValue={list.search}
        onChange={applySoon}
      />
      <PhoneFold
        label={adminText("listTools.filter")}
        active={[list.category, list.state, list.lacks].filter(Boolean).length}
      >
        <ListChoice
          key={`category ${list.category}`}
          {...choice("category")}
          aria-label={adminText("blogs.category")}
          any={adminText("blogs.allCategories")}
          options={categories.map((category) => ({ value: category.name, label: categoryName(category) }))}
        />
        <ListChoice
          key={`state ${list.state}`}
          {...choice("state")}
          aria-label={adminText("blogs.state")}
          any={adminText("blogs.allStates")}
          options={stateOptions}
        />
        <ListChoice
          key={`lacks ${list.lacks}`}
          {...choice("lacks")}
          aria-label={adminText("blogs.missing")}
          any={adminText("blogs.allLanguages")}
          options={languageOptions}
        />
      </PhoneFold>
    </form>
  );
}
