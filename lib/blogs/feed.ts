import { absoluteUrl } from "../absolute-url";
import type { Language } from "../i18n/languages";
import { localize } from "../i18n/localized";
import { translate } from "../i18n/messages";
import { blogPath, blogsPath, feedPath } from "../i18n/paths";
import { newest } from "../newest";
import { site } from "../site";
import { xmlText } from "../xml-text";
import { categoryLabel } from "./category-label";
import { changedAt, publishedAt } from "./days";
import { blogPage } from "./pages";
import type { Blog } from "./schema";
import { blogContent, blogTitle, excerpt } from "./texts";

/** Letters of an article's beginning. */
const summaryLength = 400;

function entry(blog: Blog, language: Language): string {
  const url = xmlText(absoluteUrl(blogPath(language, blog)));
  const summary = excerpt(localize(blogContent(blog), language).text, summaryLength);
  return `<entry>
<id>${xmlText(`tag:${new URL(absoluteUrl("/")).hostname},${site.since}:blog/${blog.id}/${language}`)}</id>
<title>${xmlText(localize(blogTitle(blog), language).text)}</title>
<link rel="alternate" type="text/html" hreflang="${language}" href="${url}"/>
<published>${publishedAt(blog).toISOString()}</published>
<updated>${changedAt(blog).toISOString()}</updated>
<category term="${xmlText(categoryLabel(blog.category, language))}"/>
<summary>${xmlText(summary)}</summary>
</entry>
`;
}

/** The newest articles that are written in a language, as an Atom feed (RFC 4287). */
export function blogFeed(blogs: Blog[], language: Language): string {
  const t = translate(language);
  const written = blogs.filter((blog) => blogPage(blog).indexed.includes(language));
  const updated = newest(written.map(changedAt)) ?? new Date(0);
  const address = xmlText(absoluteUrl(feedPath(language)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${address}</id>
<title>${xmlText(`${t("blogs.title")} | ${site.name}`)}</title>
<subtitle>${xmlText(t("blogs.subtitle"))}</subtitle>
<link rel="self" type="application/atom+xml" href="${address}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${xmlText(absoluteUrl(blogsPath(language)))}"/>
<updated>${updated.toISOString()}</updated>
<author><name>${xmlText(site.name)}</name></author>
${written.map((blog) => entry(blog, language)).join("")}</feed>
`;
}
