import "server-only";
import { dayInZone } from "../../core/calendar/days";
import { type LocalizedText, staffText } from "../../core/content/localized-text";
import { db } from "../../core/db";
import { kindOf } from "../../tours/kinds";
import { firstRecentDay } from "../../tours/pricing/old-prices";
import { readOrNull } from "./read-or-null";

interface DoubtfulOldPrice {
  path: string;
  title: string;
  /** The earliest day since which an old price of the record was asked. Null if one has no day. */
  since: string | null;
}

export interface DoubtfulOldPrices {
  count: number;
  /** The first ones. */
  named: DoubtfulOldPrice[];
}

interface OldPriceRow {
  id: number;
  /** Null for a promo. */
  tour_type: number | null;
  title: LocalizedText;
  since: string | null;
  count: number;
}

const mostNamed = 100;

/** Finds tours, seasons and current promos with old prices that are not recent. Visitors see these prices all the same. */
export function doubtfulOldPrices(now: Date): Promise<DoubtfulOldPrices | null> {
  const today = dayInZone(now);
  return readOrNull("doubtful old prices", async () => {
    const rows = await db().$queryRaw<OldPriceRow[]>`
      WITH old_price (id, tour_type, title, since) AS (
        SELECT id, tour_type, name, original_price_since FROM tour WHERE original_price IS NOT NULL
        UNION ALL
        SELECT tour.id, tour_type, tour.name, season.original_price_since
        FROM tour_season AS season JOIN tour ON tour.id = season.tour_id WHERE season.original_price IS NOT NULL
        UNION ALL
        SELECT id, NULL, title, old_price_since FROM promo
        WHERE coalesce(old_price, old_price2) IS NOT NULL AND end_date >= ${today}::date
      )
      SELECT id, tour_type, title, CASE WHEN bool_and(since IS NOT NULL) THEN min(since)::text END AS since,
        (count(*) OVER ())::int AS count
      FROM old_price WHERE since IS NULL OR since < ${firstRecentDay(today)}::date
      GROUP BY id, tour_type, title ORDER BY tour_type NULLS FIRST, id LIMIT ${mostNamed}`;
    const named = rows.map(({ id, tour_type, title, since }) => ({
      path: `/admin/${tour_type === null ? "promos" : kindOf(tour_type)}/edit/${id}`,
      title: staffText(title),
      since,
    }));
    return { count: rows[0]?.count ?? 0, named };
  });
}
