import { Container } from "@/components/ui/container";
import type { Blog } from "@/lib/blogs/schema";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { BlogGrid } from "./blog-grid";

export function RelatedBlogs({ language, blogs }: { language: Language; blogs: Blog[] }) {
  if (blogs.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="bg-sand-100 py-16 lg:py-20 print:hidden">
      <Container className="grid gap-8">
        <h2 id="related-title" className="text-title">
          {translate(language)("blogs.related")}
        </h2>
        <BlogGrid language={language} blogs={blogs} heading="h3" />
      </Container>
    </section>
  );
}
