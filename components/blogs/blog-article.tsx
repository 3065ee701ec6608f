import type { Blog } from "@/lib/blogs/schema";
import { blogTitle } from "@/lib/blogs/texts";
import type { Language } from "@/lib/i18n/languages";
import { localize } from "@/lib/i18n/localized";
import { Article } from "./article";
import { AskAboutArticle } from "./ask-about-article";
import { RelatedBlogs } from "./related-blogs";
import { ShareLinks } from "./share-links";

interface BlogArticleProps {
  language: Language;
  blog: Blog;
  related: Blog[];
}

export function BlogArticle({ language, blog, related }: BlogArticleProps) {
  const title = localize(blogTitle(blog), language).text;
  return (
    <>
      <Article language={language} blog={blog}>
        <ShareLinks language={language} blog={blog} title={title} />
        <AskAboutArticle language={language} title={title} />
      </Article>
      <RelatedBlogs language={language} blogs={related} />
    </>
  );
}
