import "server-only";
import { publicAddresses } from "../addresses/public-addresses";
import { blogsPerPage } from "../blogs/list-state";
import { blogListPage, blogPage } from "../blogs/pages";
import { blogChangedAt, publishedBefore } from "../blogs/publication";
import { listBlogAddresses } from "../blogs/queries";
import { dayBegins, newest, nextDay, operatorDay } from "../content/days";
import { momentOfDay } from "../content/dependencies";
import { db } from "../db";
import { homePage } from "../home/metadata";
import { languages } from "../i18n/languages";
import { fixedPage } from "../pages/address";
import { hideIn, type ListedPage, type PublicPage } from "../pages/public-page";
import { leavesOut, type SeoPage } from "../seo/fields";
import { getSeoContent } from "../seo/queries";
import { storageUrl } from "../storage/sources";
import { isKind, type Kind, kindOf, kindPaths, kinds } from "../tours/kinds";
import { toursPerPage } from "../tours/list/list-state";
import { tourListPage, tourPage } from "../tours/pages/pages";
import { tourChangedAt } from "../tours/publication";
import { listTopTours, listTourAddresses } from "../tours/queries";
import { visibleTours } from "../tours/visible-tours";

/** Ids in one part of the sitemap: in three languages far below the 50,000 addresses of the protocol. */
const idsOfPart = 1_000;

/** Records whose ids lie in one thousand: how many there are, and the last change of any. */
interface Section {
  number: number;
  count: number;
  changed: Date;
}

interface Sections {
  tours: (Section & { tour_type: number })[];
  blogs: Section[];
}

/** Publication counts as a change. */
async function tourSections(): Promise<(Section & { tour_type: number })[]> {
  return db("tour:*").$queryRaw`
    SELECT tour_type, (id - 1) / ${idsOfPart}::int + 1 AS number, count(*)::int AS count,
      greatest(max(updated_at), max(publish_from)::timestamp AT TIME ZONE 'Asia/Bangkok') AS changed
    FROM tour WHERE ${visibleTours()} GROUP BY 1, 2 ORDER BY 1, 2`;
}

/** Publication counts as a change. */
async function blogSections(now: Date): Promise<Section[]> {
  return db("blog:*").$queryRaw`
    SELECT (id - 1) / ${idsOfPart}::int + 1 AS number, count(*)::int AS count,
      greatest(max(updated_at), max(date_trunc('day', posting_date, 'UTC')) - interval '7 hours') AS changed
    FROM blog WHERE published AND posting_date < ${publishedBefore(now)} GROUP BY 1 ORDER BY 1`;
}

async function readSections(now: Date): Promise<Sections> {
  const [tours, blogs] = await Promise.all([tourSections(), blogSections(now)]);
  return { tours, blogs };
}

async function seoChanges(): Promise<Partial<Record<SeoPage, Date>>> {
  const rows = await db("seo:*").seoContent.findMany({ select: { page: true, updated_at: true } });
  return Object.fromEntries(rows.map(({ page, updated_at }) => [page, updated_at]));
}

async function homeChange(now: Date): Promise<Date | null> {
  const today = operatorDay(now);
  const [tours, shown, ended] = await Promise.all([
    listTopTours(),
    db("promo:*").promo.aggregate({
      where: { published: true, end_date: { gte: today } },
      _max: { updated_at: true },
    }),
    db("promo:*").promo.aggregate({
      where: { published: true, end_date: { lt: today } },
      _max: { end_date: true },
    }),
  ]);
  const gone = ended._max.end_date && dayBegins(nextDay(ended._max.end_date));
  return newest([...tours.map(({ updated_at }) => updated_at), shown._max.updated_at, gone]);
}

interface PageSequence {
  /** Null for a page for which staff write no texts. */
  seoPage: SeoPage | null;
  length: number;
  changed: Date | null;
  pageAt: (number: number) => PublicPage;
}

const plain = { search: "", category: "", tag: null };

function total(sections: Section[]): number {
  return sections.reduce((sum, { count }) => sum + count, 0);
}

function sequence(
  seoPage: SeoPage,
  sections: Section[],
  perPage: number,
  pageOf: (page: number, total: number) => PublicPage,
): PageSequence {
  const count = total(sections);
  return {
    seoPage,
    length: Math.ceil(count / perPage),
    changed: newest(sections.map(({ changed }) => changed)),
    pageAt: (number) => pageOf(number, count),
  };
}

async function sequences(now: Date, { tours, blogs }: Sections): Promise<PageSequence[]> {
  const home = await homeChange(now);
  return [
    { seoPage: "home", length: 1, changed: home, pageAt: homePage },
    ...kindPaths.map((kind) => {
      const { type, seoPage } = kinds[kind];
      const own = tours.filter(({ tour_type }) => tour_type === type);
      return sequence(seoPage, own, toursPerPage, (page, count) =>
        tourListPage(kind, { ...plain, page }, count),
      );
    }),
    sequence("blogs", blogs, blogsPerPage, (page, count) => blogListPage({ ...plain, page }, count)),
    ...publicAddresses
      .filter(({ inSitemap }) => inSitemap)
      .map((address) => ({ seoPage: null, length: 1, changed: null, pageAt: () => fixedPage(address) })),
  ];
}

async function listPages(now: Date, sections: Sections): Promise<PageSequence[]> {
  const [all, written, changes] = await Promise.all([
    sequences(now, sections),
    getSeoContent(),
    seoChanges(),
  ]);
  return all.map((pages) => {
    const { seoPage, changed, pageAt, length } = pages;
    if (seoPage === null) return pages;
    const hidden = languages.filter((language) => leavesOut(written[seoPage].robots[language]));
    return {
      seoPage,
      length,
      changed: newest([changed, changes[seoPage]]),
      pageAt: (number) => hideIn(pageAt(number), hidden),
    };
  });
}

/** Named by its content and a number from 1: `tours-3`. */
export interface SitemapPart {
  name: string;
  changed: Date | null;
}

/** Tours that are held in memory at a time. */
const batchSize = 250;

export async function sitemapParts(now: Date): Promise<SitemapPart[]> {
  const sections = await readSections(now);
  const lists = await listPages(now, sections);
  const pages = lists.reduce((sum, { length }) => sum + length, 0);
  const changed = newest(lists.map((list) => list.changed));
  return [
    ...Array.from({ length: Math.ceil(pages / idsOfPart) }, (_, index) => ({
      name: `pages-${index + 1}`,
      changed,
    })),
    ...sections.tours.map(({ tour_type, number, ...rest }) => ({
      name: `${kindOf(tour_type)}-${number}`,
      changed: rest.changed,
    })),
    ...sections.blogs.map(({ number, ...rest }) => ({ name: `blogs-${number}`, changed: rest.changed })),
  ];
}

async function* pagesOfLists(first: number, last: number): AsyncGenerator<ListedPage> {
  const now = momentOfDay();
  let index = 0;
  for (const { length, changed, pageAt } of await listPages(now, await readSections(now))) {
    const begin = Math.max(first - index, 1);
    for (let number = begin; number <= Math.min(length, last - index); number += 1) {
      yield { page: pageAt(number), changed, images: [] };
    }
    index += length;
  }
}

async function* pagesOfTours(kind: Kind, first: number, last: number): AsyncGenerator<ListedPage> {
  for (let after = first - 1; ; ) {
    const tours = await listTourAddresses(kinds[kind].type, { after, until: last, limit: batchSize });
    for (const tour of tours) {
      yield { page: tourPage(tour), changed: tourChangedAt(tour), images: tour.images.map(storageUrl) };
    }
    const end = tours.at(-1);
    if (!end || tours.length < batchSize) return;
    after = end.id;
  }
}

async function* pagesOfBlogs(first: number, last: number): AsyncGenerator<ListedPage> {
  for (const blog of await listBlogAddresses({ after: first - 1, until: last })) {
    yield {
      page: blogPage(blog),
      changed: blogChangedAt(blog),
      images: blog.file ? [storageUrl(blog.file.path)] : [],
    };
  }
}

/** Returns null if no part can have this name. */
export function pagesOfPart(name: string): AsyncGenerator<ListedPage> | null {
  const [, of = "", number] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const last = Number(number) * idsOfPart;
  const first = last - idsOfPart + 1;
  if (of === "pages") return pagesOfLists(first, last);
  if (of === "blogs") return pagesOfBlogs(first, last);
  return isKind(of) ? pagesOfTours(of, first, last) : null;
}
