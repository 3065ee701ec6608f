import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { densePhone } from "@/components/ui/dense-phone";
import type { Blog } from "@/lib/blogs/schema";
import type { Language } from "@/lib/i18n/languages";
import { ArticleBody } from "./article-body";
import { ArticleHeader } from "./article-header";
import { BlogPicture } from "./blog-picture";

interface ArticleProps {
  language: Language;
  blog: Blog;
  /** Below the text. */
  children?: ReactNode;
}

/** An article as it is read: its head, its picture, its text. */
export function Article({ language, blog, children }: ArticleProps) {
  return (
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
        {children}
      </Container>
    </article>
  );
}
