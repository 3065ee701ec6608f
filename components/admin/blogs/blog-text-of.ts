import { articleText } from "@/lib/blogs/article-text";

/** A field of the blog's form as it reads: articles are HTML. */
export function blogTextOf(path: string, stored: string): string {
  return path.startsWith("content_") ? articleText(stored) : stored;
}
