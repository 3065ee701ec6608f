import { Container } from "@/components/ui/container";
import { densePhone } from "@/components/ui/dense-phone";
import type { Blog } from "@/lib/blogs/schema";
import { blogTitle } from "@/lib/blogs/texts";
import type { Language } from "@/lib/i18n/languages";
import { localize } from "@/lib/i18n/localized";
import { ArticleBody } from "./article-body";
import { ArticleHeader } from "./article-header";
import { AskAboutArticle } from "./ask-about-article";
import { BlogPicture } from "./blog-picture";
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
      <article>
        <ArticleHeader language={language} blog={blog} />
        <Container>
          <BlogPicture
            file={blog.file}
            first
            sizes={`${densePhone("100vw")}(min-width: 80rem) 76rem, 100vw`}
            className="aspect-3/2 rounded-card sm:aspect-16/9"
          />
        </Container>
        <Container width="text" className="grid gap-12 py-10 sm:py-14">
          <ArticleBody language={language} blog={blog} />
          <ShareLinks language={language} blog={blog} title={title} />
          <AskAboutArticle language={language} title={title} />
        </Container>
      </article>
      <RelatedBlogs language={language} blogs={related} />
    </>
  );
}
