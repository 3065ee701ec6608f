"use client";

import { DraftPreview } from "@/components/admin/preview/draft-preview";
import { Article } from "@/components/site/blogs/article";
import { blogDraftKey, blogPreviewPath, draftBlog } from "@/lib/blogs/draft";
import type { BlogDraft } from "@/lib/blogs/schema";
import { byLanguage, type Language } from "@/lib/core/i18n/languages";

interface BlogDraftPreviewProps {
  blogId: number | null;
  language: Language;
}

export function BlogDraftPreview({ blogId, language }: BlogDraftPreviewProps) {
  return (
    <DraftPreview<BlogDraft>
      record={blogDraftKey(blogId)}
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
