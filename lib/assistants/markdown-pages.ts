import "server-only";
import { blogPath, blogsPath } from "../blogs/paths";
import { getBlog, listBlogs } from "../blogs/queries";
import { localize } from "../core/content/localized-text";
import type { PageInfo } from "../core/content/pagination";
import { formatDay, formatMoney } from "../core/format";
import type { Language } from "../core/i18n/languages";
import { translate } from "../core/i18n/messages";
import { absoluteUrl } from "../core/pages/absolute-url";
import { markdownPath } from "../core/pages/public-page";
import { slugId } from "../core/pages/slug";
import { ownPagePath } from "../own-pages/address";
import { findOwnPage } from "../own-pages/queries";
import { toursNow } from "../tours/calendar/tour-now";
import { isKind, type Kind, kindOf, kinds } from "../tours/kinds";
import { listTours } from "../tours/list/queries";
import { tourPath, toursPath } from "../tours/pages/paths";
import { getCurrentTour } from "../tours/queries";
import { articleMarkdown } from "./article-markdown";
import { asMarkdownText, tourMarkdown } from "./tour-text";

/** The entries of one page of a list: a list of this length has about 12 KB. */
const perPage = 100;

/** A page as Markdown, or the canonical path to which the client is redirected. */
export type MarkdownPage = { text: string } | { path: string };

const article = "blogs";

function link(name: string, path: string): string {
  return `[${asMarkdownText(name).replace(/[[\]]/g, "\\$&")}](${absoluteUrl(markdownPath(path))})`;
}

function listText(title: string, path: string, lines: readonly string[], page: PageInfo): string {
  const isLast = page.current_page >= page.last_page;
  const next = isLast ? [] : ["", `<${absoluteUrl(markdownPath(path))}?page=${page.current_page + 1}>`];
  return `${[`# ${title}`, "", `<${absoluteUrl(path)}>`, "", ...lines, ...next].join("\n")}\n`;
}

async function tourList(kind: Kind, language: Language, page: number): Promise<string | null> {
  const t = translate(language);
  const { type, messages } = kinds[kind];
  const { tours, pagination } = await listTours({ type, page, perPage });
  if (page > pagination.last_page) return null;
  const lines = (await toursNow(tours)).map((tour) => {
    const price = tour.price.shown && formatMoney(tour.price.shown.starting, tour.currency, language);
    const day = tour.priceDay && formatDay(new Date(`${tour.priceDay}T00:00:00Z`), language);
    const name = link(localize(tour.name, language).text, tourPath(language, kind, tour));
    const from = price ? [t("tours.startingFrom"), price, day && `(${day})`].filter(Boolean).join(" ") : null;
    return `- ${name}: ${from ?? t("tours.onRequest")}`;
  });
  return listText(t(`tours.${messages}.title`), toursPath(language, kind), lines, pagination);
}

async function articleList(language: Language, page: number): Promise<string | null> {
  const { blogs, pagination } = await listBlogs({ page, perPage });
  if (page > pagination.last_page) return null;
  const lines = blogs.map(
    (blog) => `- ${link(localize(blog.title, language).text, blogPath(language, blog))}`,
  );
  return listText(translate(language)("blogs.title"), blogsPath(language), lines, pagination);
}

async function ownPageText(address: string, language: Language): Promise<string | null> {
  const page = await findOwnPage(address);
  if (!page) return null;
  const title = asMarkdownText(localize(page.title, language).text);
  const content = articleMarkdown(localize(page.content, language).text);
  return `# ${title}\n\n<${absoluteUrl(ownPagePath(language, address))}>\n\n${content}\n`;
}

async function record(list: string, id: number, language: Language) {
  if (list === article) {
    const blog = await getBlog(id);
    if (!blog) return null;
    const path = blogPath(language, blog);
    const title = asMarkdownText(localize(blog.title, language).text);
    const content = articleMarkdown(localize(blog.content, language).text);
    return { path, text: `# ${title}\n\n<${absoluteUrl(path)}>\n\n${content}\n` };
  }
  const tour = isKind(list) ? await getCurrentTour(id) : null;
  if (!tour) return null;
  return { path: tourPath(language, kindOf(tour.tour_type), tour), text: tourMarkdown(tour, language) };
}

/** Reads a public tour, article or list as Markdown. `path` is that of the page, without the language. Null: there is no page. */
export async function readMarkdownPage(
  language: Language,
  path: readonly string[],
  page: number,
): Promise<MarkdownPage | null> {
  const [list = "", slug, ...rest] = path;
  if (rest.length > 0) return null;
  if (slug === undefined) {
    const text =
      list === article
        ? await articleList(language, page)
        : isKind(list)
          ? await tourList(list, language, page)
          : await ownPageText(list, language);
    return text === null ? null : { text };
  }
  const id = slugId(slug);
  const found = id === null ? null : await record(list, id, language);
  if (!found) return null;
  const isRight = found.path === `/${language}/${list}/${slug}`;
  return isRight ? { text: found.text } : { path: markdownPath(found.path) };
}
