import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Container } from "@/components/ui/container";
import { Link } from "@/components/ui/link";
import { Localized } from "@/components/ui/localized";
import { categoryLabel } from "@/lib/blogs/category-label";
import type { Blog } from "@/lib/blogs/schema";
import { blogTitle } from "@/lib/blogs/texts";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { blogsPath, homePath } from "@/lib/i18n/paths";
import { BlogDate } from "./blog-date";

/** The way to an article, its title, when it came out and what it is about. */
export function ArticleHeader({ language, blog }: { language: Language; blog: Blog }) {
  const t = translate(language);
  const title = <Localized text={blogTitle(blog)} language={language} />;
  return (
    <Container className="grid gap-6 pt-6 pb-8 sm:pt-10 sm:pb-10">
      <Breadcrumb
        language={language}
        steps={[
          { label: t("common.home"), href: homePath(language) },
          { label: t("header.blogs"), href: blogsPath(language) },
        ]}
        current={title}
      />
      <div className="grid max-w-4xl gap-4">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
          <Link
            href={blogsPath(language, { category: blog.category })}
            className="wrap-anywhere py-1 font-medium text-sea-700 underline-offset-4 hover:underline"
          >
            {categoryLabel(blog.category, language)}
          </Link>
          <BlogDate date={blog.posting_date} language={language} />
        </p>
        <h1 className="text-display text-sea-950">
          <Localized text={blogTitle(blog)} language={language} unbroken />
        </h1>
      </div>
    </Container>
  );
}
