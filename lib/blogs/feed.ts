import { newest } from "../core/content/days";
import { localize } from "../core/content/localized-text";
import { escapeXml } from "../core/content/text";
import type { Language } from "../core/i18n/languages";
import { translate } from "../core/i18n/messages";
import { absoluteUrl } from "../core/pages/absolute-url";
import { brandOf, siteSettings, titleWithName } from "../site/settings";
import { blogName, blogPage } from "./metadata";
import { blogPath, blogsPath, feedPath } from "./paths";
import { blogChangedAt, publishedAt } from "./publication";
import type { Blog } from "./schema";
import { categoryLabel, excerpt } from "./texts";

const summaryLength = 400;

/** A year in which the host belonged to the site, as RFC 4151 asks. Ids of entries must never change. */
const tagYear = 2026;

function entry(blog: Blog, language: Language): string {
  const url = escapeXml(absoluteUrl(blogPath(language, blog)));
  const summary = excerpt(localize(blog.content, language).text, summaryLength);
  return `<entry>
<id>${escapeXml(`tag:${new URL(absoluteUrl("/")).hostname},${tagYear}:blog/${blog.id}/${language}`)}</id>
<title>${escapeXml(localize(blog.title, language).text)}</title>
<link rel="alternate" type="text/html" hreflang="${language}" href="${url}"/>
<published>${publishedAt(blog).toISOString()}</published>
<updated>${blogChangedAt(blog).toISOString()}</updated>
<category term="${escapeXml(categoryLabel(blog.category, language))}"/>
<summary>${escapeXml(summary)}</summary>
</entry>
`;
}

/** Makes an Atom feed (RFC 4287). */
export function blogFeed(blogs: Blog[], language: Language): string {
  const t = translate(language);
  const written = blogs.filter((blog) => blogPage(blog).indexed.includes(language));
  const updated = newest(written.map(blogChangedAt)) ?? new Date(0);
  const address = escapeXml(absoluteUrl(feedPath(language)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${address}</id>
<title>${escapeXml(titleWithName(blogName(language)))}</title>
<subtitle>${escapeXml(t("blogs.subtitle"))}</subtitle>
<link rel="self" type="application/atom+xml" href="${address}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(absoluteUrl(blogsPath(language)))}"/>
<updated>${updated.toISOString()}</updated>
<author><name>${escapeXml(brandOf(siteSettings()))}</name></author>
${written.map((blog) => entry(blog, language)).join("")}</feed>
`;
}
