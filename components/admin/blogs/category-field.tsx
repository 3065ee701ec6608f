"use client";

import { useId } from "react";
import { useWatch } from "react-hook-form";
import { TextField } from "@/components/admin/form/text-field";
import type { BlogDraft } from "@/lib/blogs/draft";
import { adminText } from "@/lib/i18n/admin-messages";
import { blogLabels } from "./blog-field-label";

/** What a blog is about: one of the categories in use, or a new one. */
export function CategoryField({ categories }: { categories: string[] }) {
  const id = useId();
  const typed = useWatch<BlogDraft, "category">({ name: "category" }).trim();
  const isNew = typed !== "" && categories.length > 0 && !categories.includes(typed);
  return (
    <>
      <TextField
        name="category"
        label={blogLabels.category}
        required
        maxLength={100}
        list={id}
        hint={adminText(isNew ? "blogs.categoryNew" : "blogs.categoryHint")}
      />
      <datalist id={id}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}
