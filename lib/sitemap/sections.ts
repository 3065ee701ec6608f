import "server-only";
import { publishedBefore } from "../blogs/find";
import { db } from "../db";
import { newest } from "../newest";
import { dayBegins, nextDay, operatorDay } from "../operator-day";
import type { SeoPage } from "../seo/schema";
import { listTopTours } from "../tours/queries";

/** Ids that one part of the sitemap takes: with three languages far below the protocol's 50,000 addresses. */
export const idsOfPart = 1_000;

/** Records whose ids lie in one thousand: how many there are, and the last change of any. */
export interface Section {
  number: number;
  count: number;
  changed: Date;
}

/** All sections of a moment. */
export interface Sections {
  tours: (Section & { tour_type: number })[];
  blogs: Section[];
}

async function tourSections(): Promise<(Section & { tour_type: number })[]> {
  return db().$queryRaw`
    SELECT tour_type, (id - 1) / ${idsOfPart}::int + 1 AS number, count(*)::int AS count, max(updated_at) AS changed
    FROM tour GROUP BY 1, 2 ORDER BY 1, 2`;
}

/** Of the published articles. An article's coming out is a change as well. */
async function blogSections(now: Date): Promise<Section[]> {
  return db().$queryRaw`
    SELECT (id - 1) / ${idsOfPart}::int + 1 AS number, count(*)::int AS count,
      greatest(max(updated_at), max(date_trunc('day', posting_date, 'UTC')) - interval '7 hours') AS changed
    FROM blog WHERE posting_date < ${publishedBefore(now)} GROUP BY 1 ORDER BY 1`;
}

/** How many tours and published articles there are, and when the last of them changed, by thousands of ids. */
export async function readSections(now: Date): Promise<Sections> {
  const [tours, blogs] = await Promise.all([tourSections(), blogSections(now)]);
  return { tours, blogs };
}

/** When staff last changed what they wrote for a page. */
export async function seoChanges(): Promise<Partial<Record<SeoPage, Date>>> {
  const rows = await db().seoContent.groupBy({ by: "page", _max: { updated_at: true } });
  return Object.fromEntries(rows.map(({ page, _max }) => [page, _max.updated_at ?? undefined]));
}

/** The last change of what the home page shows besides texts: its tours and promos, one that ended among them. */
export async function homeChange(now: Date): Promise<Date | null> {
  const today = operatorDay(now);
  const [tours, shown, ended] = await Promise.all([
    listTopTours(),
    db().promo.aggregate({ where: { end_date: { gte: today } }, _max: { updated_at: true } }),
    db().promo.aggregate({ where: { end_date: { lt: today } }, _max: { end_date: true } }),
  ]);
  const gone = ended._max.end_date && dayBegins(nextDay(ended._max.end_date));
  return newest([...tours.map(({ updated_at }) => updated_at), shown._max.updated_at, gone]);
}
