import { absoluteUrl } from "../absolute-url";
import { breadcrumbData } from "../breadcrumb-data";
import type { Language } from "../i18n/languages";
import { localize } from "../i18n/localized";
import { translate } from "../i18n/messages";
import { blogPath, blogsPath, homePath } from "../i18n/paths";
import { site } from "../site";
import { storageUrl } from "../storage/sources";
import type { Blog } from "./schema";
import { blogContent, blogTitle, excerpt } from "./texts";

function wayTo(language: Language) {
  const t = translate(language);
  return [
    { name: t("common.home"), path: homePath(language) },
    { name: t("blogs.title"), path: blogsPath(language) },
  ];
}

export function blogListStructuredData(language: Language) {
  return { "@context": "https://schema.org", ...breadcrumbData(wayTo(language)) };
}

/** Of an article: the way to it, the posting itself with author, dates and language (seo.md 15). */
export function blogStructuredData(language: Language, blog: Blog) {
  const path = blogPath(language, blog);
  const title = localize(blogTitle(blog), language);
  const organisation = { "@type": "Organization", name: site.name, url: absoluteUrl(homePath(language)) };
  const posting = {
    "@type": "BlogPosting",
    "@id": `${absoluteUrl(path)}#article`,
    headline: title.text,
    description: excerpt(localize(blogContent(blog), language).text),
    inLanguage: title.language,
    articleSection: blog.category,
    datePublished: blog.posting_date.toISOString(),
    // Written before its day, an article was last changed when it came out.
    dateModified: new Date(Math.max(blog.posting_date.getTime(), blog.updated_at.getTime())).toISOString(),
    mainEntityOfPage: absoluteUrl(path),
    author: organisation,
    publisher: organisation,
    ...(blog.file && { image: absoluteUrl(storageUrl(blog.file.path)) }),
  };
  const way = breadcrumbData([...wayTo(language), { name: title.text, path }]);
  return { "@context": "https://schema.org", "@graph": [way, posting] };
}
