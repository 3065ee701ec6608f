import { blogPage } from "@/lib/blogs/pages";
import { flatNames } from "@/lib/i18n/flat-texts";
import { localized } from "@/lib/i18n/localized";
import type { BlogTitles } from "@/lib/i18n/paths";
import { nextDay, operatorDay } from "@/lib/operator-day";
import type { PublicPage } from "@/lib/public-page";
import { tourPage } from "@/lib/tours/pages";
import { withClient } from "../with-client";

/** A page that changed, under a name that another change of it does not have. */
export interface Change {
  key: string;
  changed: Date;
  addresses: string[];
}

/** Records that one question answers. */
export const mostChanges = 1_000;
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

/** Tours and published articles that were changed, or came out, at a moment or later; the earliest first. */
export function changedAddresses(connectionString: string, since: Date): Promise<Change[]> {
  return withClient({ connectionString, ...limits }, async (client) => {
    const { rows } = await client.query<Row>(changedSince, [since, nextDay(operatorDay(new Date()))]);
    return rows.map((row) => {
      const { canonicals, indexed } = pageOf(row);
      const key = `${row.tour_type ?? "blog"} ${row.id} ${row.changed.getTime()}`;
      return { key, changed: row.changed, addresses: indexed.map((language) => canonicals[language]) };
    });
  });
}
