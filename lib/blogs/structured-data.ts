import type { BlogPosting, Graph, Organization, WithContext } from "schema-dts";
import { operatorTime } from "../core/content/days";
import { localize } from "../core/content/localized-text";
import type { Language } from "../core/i18n/languages";
import { translate } from "../core/i18n/messages";
import { absoluteUrl } from "../core/pages/absolute-url";
import { breadcrumbData } from "../core/pages/breadcrumb-data";
import { homePath } from "../core/pages/paths";
import { iconPath } from "../core/storage/logo-names";
import { storageUrl } from "../core/storage/sources";
import { ogImagePath } from "../site/og/image-path";
import { brandOf, siteSettings } from "../site/settings";
import { blogOgImage } from "./metadata";
import { blogPath, blogsPath } from "./paths";
import { blogChangedAt, publishedAt } from "./publication";
import type { Blog } from "./schema";
import { categoryLabel, excerpt } from "./texts";

function wayTo(language: Language) {
  const t = translate(language);
  return [
    { name: t("common.home"), path: homePath(language) },
    { name: t("header.blogs"), path: blogsPath(language) },
  ];
}

export function blogListStructuredData(language: Language): WithContext<ReturnType<typeof breadcrumbData>> {
  return { "@context": "https://schema.org", ...breadcrumbData(wayTo(language)) };
}

export function blogStructuredData(language: Language, blog: Blog): Graph {
  const path = blogPath(language, blog);
  const title = localize(blog.title, language);
  const content = localize(blog.content, language);
  const organisation: Organization = {
    "@type": "Organization",
    name: brandOf(siteSettings()),
    url: absoluteUrl(homePath(language)),
    logo: absoluteUrl(iconPath(siteSettings().logo, "icon-512.png")),
  };
  const posting: BlogPosting = {
    "@type": "BlogPosting",
    "@id": `${absoluteUrl(path)}#article`,
    headline: title.text,
    description: excerpt(content.text),
    inLanguage: content.language,
    articleSection: categoryLabel(blog.category, language),
    datePublished: operatorTime(publishedAt(blog)),
    dateModified: operatorTime(blogChangedAt(blog)),
    mainEntityOfPage: absoluteUrl(path),
    author: organisation,
    publisher: organisation,
    image: absoluteUrl(blog.file ? storageUrl(blog.file.path) : ogImagePath(blogOgImage(blog, language))),
  };
  const way = breadcrumbData([...wayTo(language), { name: title.text, path }]);
  return { "@context": "https://schema.org", "@graph": [way, posting] };
}
