"use client";

import { FormSection } from "@/components/admin/form/form-section";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { RecordForm } from "@/components/admin/form/record-form";
import { SinglePicture } from "@/components/admin/pictures/single-picture";
import { PreviewButton } from "@/components/admin/preview/preview-button";
import { RichTextField } from "@/components/admin/rich-text/rich-text-field";
import type { UsedCategory } from "@/lib/blogs/category-label";
import type { BlogDraft } from "@/lib/blogs/draft";
import { blogPreviewPath, blogRecord } from "@/lib/blogs/draft-preview";
import { blogLimit } from "@/lib/blogs/limits";
import { readBlog, saveBlog } from "@/lib/blogs/requests";
import { adminText } from "@/lib/i18n/admin-messages";
import { blogFieldLabel, blogLabels, localizedLabels } from "./blog-field-label";
import { blogFormTexts } from "./blog-form-texts";
import { blogSections } from "./blog-sections";
import { blogTextOf } from "./blog-text-of";
import { CategoryField } from "./category-field";
import { PostingDateField } from "./posting-date-field";
import { SeoSection } from "./seo-section";

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

/** Writes a blog, or changes one; afterwards the list is shown. */
export function BlogForm({ id, initial, updatedAt, categories, origin }: BlogFormProps) {
  return (
    <RecordForm<BlogDraft>
      draftKey={blogRecord(id)}
      initial={initial}
      updatedAt={updatedAt}
      save={(values, sending) => saveBlog(id, values, sending)}
      reload={id === null ? undefined : () => readBlog(id)}
      fieldLabel={blogFieldLabel}
      textOf={blogTextOf}
      sections={blogSections}
      texts={blogFormTexts(id === null)}
      cancelHref={list}
      doneHref={list}
      actions={<PreviewButton record={blogRecord(id)} pathIn={(language) => blogPreviewPath(language, id)} />}
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
