"use client";

import { useId } from "react";
import { useWatch } from "react-hook-form";
import { EntityRecordForm } from "@/components/admin/entity/entity-record-form";
import { FormField } from "@/components/admin/entity/form-field";
import { DraftPreviewButton } from "@/components/admin/preview/draft-preview-button";
import { blogDraftKey, blogPreviewPath } from "@/lib/blogs/draft";
import { blogEntity } from "@/lib/blogs/entity";
import { blogState } from "@/lib/blogs/publication";
import type { BlogDraft } from "@/lib/blogs/schema";
import type { UsedCategory } from "@/lib/blogs/texts";
import { operatorDay } from "@/lib/core/content/days";
import type { OpenedRecord } from "@/lib/core/content/field-drafts";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { BlogSnippet } from "./blog-snippet";
import { categoryName } from "./category-name";

function CategoryField({ categories }: { categories: UsedCategory[] }) {
  const id = useId();
  const typed = useWatch<BlogDraft, "category">({ name: "category" }).trim();
  const isNew = typed !== "" && categories.length > 0 && !categories.some(({ name }) => name === typed);
  return (
    <>
      <FormField
        name="category"
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

const written = new Intl.DateTimeFormat("id", { dateStyle: "full", timeZone: "UTC" });

function hintOf(typed: string, now: Date): string {
  const date = new Date(typed);
  if (Number.isNaN(date.getTime())) return adminText("blogs.dateHint");
  const day = written.format(date);
  if (blogState({ published: true, posting_date: date }, now) === "scheduled")
    return adminText("blogs.showsFrom", { day });
  const isToday = date.getTime() === operatorDay(now).getTime();
  return isToday ? adminText("blogs.showsNow") : adminText("blogs.showsSince", { day });
}

function PostingDateField() {
  const day = useWatch<BlogDraft, "posting_date">({ name: "posting_date" });
  return <FormField name="posting_date" hint={<span aria-live="polite">{hintOf(day, new Date())}</span>} />;
}

interface BlogFormProps {
  blog: OpenedRecord<BlogDraft> | null;
  initial?: Partial<BlogDraft>;
  copyOf?: number;
  categories: UsedCategory[];
  origin: string;
}

export function BlogForm({ blog, initial, copyOf, categories, origin }: BlogFormProps) {
  const id = blog?.id ?? null;
  return (
    <EntityRecordForm
      entity={blogEntity}
      record={blog}
      initial={initial}
      copyOf={copyOf}
      actions={
        <DraftPreviewButton record={blogDraftKey(id)} pathIn={(language) => blogPreviewPath(language, id)} />
      }
      inputs={{
        category: <CategoryField key="category" categories={categories} />,
        posting_date: <PostingDateField key="posting_date" />,
      }}
      below={{ seo: <BlogSnippet id={id} origin={origin} /> }}
    />
  );
}
