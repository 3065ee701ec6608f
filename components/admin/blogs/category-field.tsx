"use client";

import { useId } from "react";
import { useWatch } from "react-hook-form";
import { TextField } from "@/components/admin/form/text-field";
import type { UsedCategory } from "@/lib/blogs/category-label";
import type { BlogDraft } from "@/lib/blogs/draft";
import { blogLimit } from "@/lib/blogs/limits";
import { adminText } from "@/lib/i18n/admin-messages";
import { blogLabels } from "./blog-field-label";
import { categoryName } from "./category-name";

/** What a blog is about: one of the categories in use, or a new one. */
export function CategoryField({ categories }: { categories: UsedCategory[] }) {
  const id = useId();
  const typed = useWatch<BlogDraft, "category">({ name: "category" }).trim();
  const isNew = typed !== "" && categories.length > 0 && !categories.some(({ name }) => name === typed);
  return (
    <>
      <TextField
        name="category"
        label={blogLabels.category}
        required
        maxLength={blogLimit.category}
        list={id}
        hint={adminText(isNew ? "blogs.categoryNew" : "blogs.categoryHint")}
      />
      <datalist id={id}>
        {categories.map((category) => (
          <option key={category.name} value={category.name} label={categoryName(category)} />
        ))}
      </datalist>
    </>
  );
}
