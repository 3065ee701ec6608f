import { blogPage } from "@/lib/blogs/pages";
import type { BlogTitles } from "@/lib/blogs/paths";
import { nextDay, operatorDay } from "@/lib/content/days";
import { flatNames } from "@/lib/content/flat-texts";
import { localized } from "@/lib/content/localized-text";
import { absoluteUrl } from "@/lib/pages/absolute-url";
import type { PublicPage } from "@/lib/pages/public-page";
import { tourPage } from "@/lib/tours/pages";
import { withClient } from "../database/with-client";

/** A changed page; the key identifies this change of it. */
export interface Change {
  key: string;
  changed: Date;
  addresses: string[];
}

/** Records that one query returns. */
const mostChanges = 1_000;
const limits = { connectionTimeoutMillis: 2_000, query_timeout: 5_000 };

type Row = Required<BlogTitles> & {
  id: number;
  tour_type: number | null;
  name: Record<string, unknown>;
  changed: Date;
};

const titles = flatNames("title");

const changedSince = `
  SELECT id, tour_type, name, ${titles.map((title) => `NULL AS ${title}`).join(", ")}, updated_at AS changed
  FROM tour WHERE updated_at >= $1
  UNION ALL
  SELECT id, NULL, NULL, ${titles.join(", ")}, changed FROM (
    SELECT *, greatest(updated_at, date_trunc('day', posting_date, 'UTC') - interval '7 hours') AS changed
    FROM blog WHERE posting_date < $2
  ) AS published WHERE changed >= $1
  ORDER BY changed LIMIT ${mostChanges}`;

function pageOf({ tour_type, name, ...row }: Row): PublicPage {
  if (tour_type === null) return blogPage(row);
  return tourPage({ id: row.id, tour_type, name: localized.parse(name) });
}

/** Tours and articles changed or published since a moment, the earliest first. */
function changedAddresses(connectionString: string, since: Date): Promise<Change[]> {
  return withClient({ connectionString, ...limits }, async (client) => {
    const { rows } = await client.query<Row>(changedSince, [since, nextDay(operatorDay(new Date()))]);
    return rows.map((row) => {
      const { canonicals, indexed } = pageOf(row);
      const key = `${row.tour_type ?? "blog"} ${row.id} ${row.changed.getTime()}`;
      return { key, changed: row.changed, addresses: indexed.map((language) => canonicals[language]) };
    });
  });
}

/** Milliseconds that may pass from a change's time stamp to its commit. */
const slowest = 15_000;

/** Returns a function that gives the addresses of pages changed since its last call, each change once. */
export function changeCollector(databaseUrl: string): () => Promise<string[]> {
  let since = new Date();
  let told = new Set<string>();
  return async () => {
    const settled = new Date(Date.now() - slowest);
    const changes = await changedAddresses(databaseUrl, since);
    const fresh = changes.filter(({ key }) => !told.has(key));
    told = new Set(changes.map(({ key }) => key));
    const last = changes.at(-1)?.changed;
    // What a full result left out comes with the next call.
    if (last && changes.length >= mostChanges) since = last;
    else if (settled > since) since = settled;
    return fresh.flatMap(({ addresses }) => addresses.map(absoluteUrl));
  };
}
