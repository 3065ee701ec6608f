import "server-only";
import { Prisma } from "../../../prisma/client/client";
import { dayBegins, newest, nextDay, operatorDay } from "../../core/content/days";
import { momentOfDay } from "../../core/content/dependencies";
import { db } from "../../core/db";
import { languages } from "../../core/i18n/languages";
import { fixedPage } from "../../core/pages/address";
import { hideIn, type ListedPage, type PublicPage } from "../../core/pages/public-page";
import { homePage } from "../../home/metadata";
import { leavesOut, type SeoPage, seoPages } from "../../seo/fields";
import { getSeoContent } from "../../seo/queries";
import { listTopTours } from "../../tours/list/queries";
import { publicAddresses } from "../addresses/public-addresses";
import { type PublicRecords, publicRecords } from "../public-records";

/** Ids in one part of the sitemap: in three languages far below the 50,000 addresses of the protocol. */
const idsOfPart = 1_000;

/** The visible records of a list whose ids lie in one thousand: their number and the last change of any. */
interface Section {
  name: string;
  number: number;
  count: number;
  changed: Date;
}

function readSections(): Promise<Section[]> {
  const ofLists = publicRecords.map(({ name, table, visible, changed }, index) => {
    const from = Prisma.raw(`"${table}"`);
    return Prisma.sql`SELECT ${index}::int AS list, ${name}::text AS name, (id - 1) / ${idsOfPart}::int + 1 AS number,
      count(*)::int AS count, max(${changed}) AS changed FROM ${from} WHERE ${visible()} GROUP BY 3`;
  });
  const contentKeys = publicRecords.map(({ contentKey }) => contentKey);
  return db(...contentKeys).$queryRaw`${Prisma.join(ofLists, " UNION ALL ")} ORDER BY list, number`;
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

function listSequence({ name, pages }: PublicRecords, sections: Section[]): PageSequence[] {
  if (!pages) return [];
  const { perPage, pageAt, seoPage } = pages;
  const own = sections.filter((section) => section.name === name);
  const total = own.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      seoPage: seoPages.find((page) => page === seoPage) ?? null,
      length: Math.ceil(total / perPage),
      changed: newest(own.map(({ changed }) => changed)),
      pageAt: (number) => pageAt(number, total),
    },
  ];
}

async function sequences(now: Date, sections: Section[]): Promise<PageSequence[]> {
  return [
    { seoPage: "home", length: 1, changed: await homeChange(now), pageAt: homePage },
    ...publicRecords.flatMap((list) => listSequence(list, sections)),
    ...publicAddresses
      .filter(({ inSitemap }) => inSitemap)
      .map((address) => ({ seoPage: null, length: 1, changed: null, pageAt: () => fixedPage(address) })),
  ];
}

async function listPages(now: Date, sections: Section[]): Promise<PageSequence[]> {
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

/** Records that are held in memory at a time. */
const batchSize = 250;

export async function sitemapParts(now: Date): Promise<SitemapPart[]> {
  const sections = await readSections();
  const lists = await listPages(now, sections);
  const pages = lists.reduce((sum, { length }) => sum + length, 0);
  const changed = newest(lists.map((list) => list.changed));
  return [
    ...Array.from({ length: Math.ceil(pages / idsOfPart) }, (_, index) => ({
      name: `pages-${index + 1}`,
      changed,
    })),
    ...sections.map(({ name, number, changed }) => ({ name: `${name}-${number}`, changed })),
  ];
}

async function* pagesOfLists(first: number, last: number): AsyncGenerator<ListedPage> {
  const now = momentOfDay();
  let index = 0;
  for (const { length, changed, pageAt } of await listPages(now, await readSections())) {
    const begin = Math.max(first - index, 1);
    for (let number = begin; number <= Math.min(length, last - index); number += 1) {
      yield { page: pageAt(number), changed, images: [] };
    }
    index += length;
  }
}

async function* pagesOfRecords(
  { table, contentKey, visible, pagesOf }: PublicRecords,
  first: number,
  last: number,
): AsyncGenerator<ListedPage> {
  const from = Prisma.raw(`"${table}"`);
  for (let after = first - 1; ; ) {
    const rows = await db(contentKey).$queryRaw<{ id: number }[]>`
      SELECT id FROM ${from} WHERE ${visible()} AND id > ${after} AND id <= ${last} ORDER BY id LIMIT ${batchSize}`;
    yield* await pagesOf(rows.map(({ id }) => id));
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    after = end.id;
  }
}

/** Returns null if no part can have this name. */
export function pagesOfPart(name: string): AsyncGenerator<ListedPage> | null {
  const [, of = "", number] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const last = Number(number) * idsOfPart;
  const first = last - idsOfPart + 1;
  if (of === "pages") return pagesOfLists(first, last);
  const list = publicRecords.find((each) => each.name === of);
  return list ? pagesOfRecords(list, first, last) : null;
}
