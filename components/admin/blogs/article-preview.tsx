"use client";

import { DraftPreview } from "@/components/admin/preview/draft-preview";
import { Article } from "@/components/blogs/article";
import type { BlogDraft } from "@/lib/blogs/draft";
import { blogPreviewPath, blogRecord, draftBlog } from "@/lib/blogs/draft-preview";
import { byLanguage } from "@/lib/i18n/by-language";
import type { Language } from "@/lib/i18n/languages";

interface ArticlePreviewProps {
  /** Null for a blog that is not created yet. */
  blogId: number | null;
  language: Language;
}

/** A blog's public page, of what its form holds; its HTML is cleaned as a save would. */
export function ArticlePreview({ blogId, language }: ArticlePreviewProps) {
  return (
    <DraftPreview<BlogDraft>
      record={blogRecord(blogId)}
      list="/admin/blogs"
      language={language}
      paths={byLanguage((each) => blogPreviewPath(each, blogId))}
    >
      {(draft) => (
        <div className="pb-20">
          <Article blog={draftBlog(draft)} language={language} />
        </div>
      )}
    </DraftPreview>
  );
}
