import { blogPage } from "@/lib/blogs/pages";
import { nextDay, operatorDay } from "@/lib/content/days";
import { localized } from "@/lib/content/localized-text";
import { absoluteUrl } from "@/lib/pages/absolute-url";
import type { PublicPage } from "@/lib/pages/public-page";
import { tourPage } from "@/lib/tours/pages/pages";
import { withClient } from "../database/with-client";

export interface PageChange {
  key: string;
  changed: Date;
  addresses: string[];
}

const mostChanges = 1_000;
const limits = { connectionTimeoutMillis: 2_000, query_timeout: 5_000 };

interface Row {
  id: number;
  tour_type: number | null;
  name: unknown;
  changed: Date;
}

/** Selects visible tours, as `isVisible` in `lib/tours/publication.ts` does. */
const changedSince = `
  SELECT id, tour_type, name, changed FROM (
    SELECT *, greatest(updated_at, publish_from::timestamp AT TIME ZONE 'Asia/Bangkok') AS changed FROM tour
    WHERE published AND coalesce(publish_from <= $3::date, true) AND coalesce(publish_until >= $3::date, true)
  ) AS visible WHERE changed >= $1
  UNION ALL
  SELECT id, NULL, title, changed FROM (
    SELECT *, greatest(updated_at, date_trunc('day', posting_date, 'UTC') - interval '7 hours') AS changed
    FROM blog WHERE published AND posting_date < $2
  ) AS published WHERE changed >= $1
  ORDER BY changed LIMIT ${mostChanges}`;

function pageOf({ id, tour_type, name }: Row): PublicPage {
  const text = localized.parse(name);
  return tour_type === null ? blogPage({ id, title: text }) : tourPage({ id, tour_type, name: text });
}

function changedAddresses(connectionString: string, since: Date): Promise<PageChange[]> {
  return withClient({ connectionString, ...limits }, async (client) => {
    const today = operatorDay(new Date());
    const days = [nextDay(today), today.toISOString().slice(0, 10)];
    const { rows } = await client.query<Row>(changedSince, [since, ...days]);
    return rows.map((row) => {
      const { canonicals, indexed } = pageOf(row);
      const key = `${row.tour_type ?? "blog"} ${row.id} ${row.changed.getTime()}`;
      return { key, changed: row.changed, addresses: indexed.map((language) => canonicals[language]) };
    });
  });
}

const slowest = 15_000;

/** The function returns the addresses of pages changed since its last call, each change once. */
export function changeCollector(databaseUrl: string): () => Promise<string[]> {
  let since = new Date();
  let reported = new Set<string>();
  return async () => {
    const settled = new Date(Date.now() - slowest);
    const changes = await changedAddresses(databaseUrl, since);
    const fresh = changes.filter(({ key }) => !reported.has(key));
    reported = new Set(changes.map(({ key }) => key));
    const last = changes.at(-1)?.changed;
    // If the result was full, the next call returns the rest.
    if (last && changes.length >= mostChanges) since = last;
    else if (settled > since) since = settled;
    return fresh.flatMap(({ addresses }) => addresses.map(absoluteUrl));
  };
}
