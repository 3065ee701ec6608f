"use client";

import { useId } from "react";
import { useWatch } from "react-hook-form";
import { FormSection } from "@/components/admin/form/form-section";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { RecordForm } from "@/components/admin/form/record-form";
import { TextField } from "@/components/admin/form/text-field";
import { SinglePicture } from "@/components/admin/media/single-picture";
import { DraftPreviewButton } from "@/components/admin/preview/draft-preview-button";
import { RichTextField } from "@/components/admin/rich-text/rich-text-field";
import { articleText } from "@/lib/blogs/article-text";
import { type BlogDraft, blogDraftKey, blogPreviewPath } from "@/lib/blogs/draft";
import { blogLimit, blogState } from "@/lib/blogs/fields";
import { readBlog, saveBlog } from "@/lib/blogs/requests";
import type { UsedCategory } from "@/lib/blogs/texts";
import { operatorDay } from "@/lib/content/days";
import { adminText } from "@/lib/i18n/admin-messages";
import { blogFieldLabel, blogLabels, blogSections, localizedLabels } from "./blog-fields";
import { categoryName } from "./category-name";
import { SeoSection } from "./seo-section";

function blogFormTexts(creates: boolean) {
  return {
    submit: adminText("blogs.submit"),
    submitting: adminText("blogs.submitting"),
    success: adminText(creates ? "blogs.created" : "blogs.updated"),
    failure: adminText(creates ? "blogs.createFailure" : "blogs.updateFailure"),
  };
}

/** A field as text: articles are HTML. */
function blogTextOf(path: string, stored: string): string {
  return path.startsWith("content_") ? articleText(stored) : stored;
}

/** One of the categories in use, or a new one. */
function CategoryField({ categories }: { categories: UsedCategory[] }) {
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

const written = new Intl.DateTimeFormat("id", { dateStyle: "full", timeZone: "UTC" });

function hintOf(typed: string, now: Date): string {
  const date = new Date(typed);
  if (Number.isNaN(date.getTime())) return adminText("blogs.dateHint");
  const day = written.format(date);
  if (blogState(date, now) === "scheduled") return adminText("blogs.showsFrom", { day });
  const isToday = date.getTime() === operatorDay(now).getTime();
  return isToday ? adminText("blogs.showsNow") : adminText("blogs.showsSince", { day });
}

function PostingDateField() {
  const day = useWatch<BlogDraft, "posting_date">({ name: "posting_date" });
  return (
    <TextField
      name="posting_date"
      type="date"
      label={blogLabels.posting_date}
      required
      hint={<span aria-live="polite">{hintOf(day, new Date())}</span>}
    />
  );
}

interface BlogFormProps {
  /** Null: a new one. */
  id: number | null;
  initial: BlogDraft;
  updatedAt: string | null;
  categories: UsedCategory[];
  /** The site's own address. */
  origin: string;
}

const list = "/admin/blogs";

/** Creates or edits a blog; afterwards the list is shown. */
export function BlogForm({ id, initial, updatedAt, categories, origin }: BlogFormProps) {
  return (
    <RecordForm<BlogDraft>
      draftKey={blogDraftKey(id)}
      initial={initial}
      updatedAt={updatedAt}
      save={(values, sending) => saveBlog(id, values, sending)}
      reload={id === null ? undefined : () => readBlog(id)}
      fieldLabel={blogFieldLabel}
      textOf={blogTextOf}
      sections={blogSections}
      texts={blogFormTexts(id === null)}
      listHref={list}
      actions={
        <DraftPreviewButton record={blogDraftKey(id)} pathIn={(language) => blogPreviewPath(language, id)} />
      }
    >
      <FormSection id="content" title={adminText("blogs.contentSection")}>
        <LocalizedField
          name="title"
          shape="flat"
          label={localizedLabels.title}
          required={["en"]}
          maxLength={blogLimit.title}
          multiline
          rows={1}
        />
        <RichTextField
          name="content"
          label={localizedLabels.content}
          required={["en"]}
          maxLength={blogLimit.content}
        />
      </FormSection>
      <FormSection id="publish" title={adminText("blogs.publishSection")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <CategoryField categories={categories} />
          <PostingDateField />
        </div>
      </FormSection>
      <FormSection id="image" title={adminText("blogs.imageSection")}>
        <SinglePicture name="image" label={blogLabels.image} />
      </FormSection>
      <SeoSection id={id} origin={origin} />
    </RecordForm>
  );
}
