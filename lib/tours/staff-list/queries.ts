import "server-only";
import { emptyCalendar, type TourCalendar } from "../../core/calendar/calendar";
import { dayInZone } from "../../core/calendar/days";
import { listCommonClosedPeriods } from "../../core/calendar/queries";
import { type LocalizedText, localized } from "../../core/content/localized-text";
import { db } from "../../core/db";
import { formatMoney } from "../../core/format";
import { storageUrl } from "../../core/storage/sources";
import type { StoredImage } from "../../core/storage/stored-image";
import { variantPath } from "../../core/storage/stored-names";
import type { TargetLanguage } from "../../core/translations/schema";
import { closedUntil } from "../calendar/tour-calendar";
import type { TourType } from "../kinds";
import { settledPrices } from "../pricing/planned-prices";
import { readPlannedPrices } from "../pricing/read-planned-prices";
import { isVisible, publicationNote, showingChange } from "../publication";
import { hasCalendar, toTourSummary, tourWithCover } from "../rows";
import type { Tag } from "../tags";
import type { StaffTourRow } from "./staff-tours";

/** The back office shows all tours at once. */
const adminPageSize = 9999;

interface Row {
  id: number;
  name: LocalizedText;
  location: LocalizedText;
  code: string | null;
  tag: Tag | null;
  currency: string;
  starting_price: number | null;
  planned_prices: unknown;
  published: boolean;
  publish_from: Date | null;
  publish_until: Date | null;
  cover: Pick<StoredImage, "path" | "widths"> | null;
  days: number;
  stale: TargetLanguage[];
}

/** Returns the starting price of today, and the next planned one, as staff read them. */
function adminPrices({ starting_price, planned_prices, currency }: Row, now: Date) {
  const written = (price: number | null) => (price === null ? null : formatMoney(price, currency, "id"));
  const stored = { starting_price, original_price: null, seasons: [] };
  const today = settledPrices(
    { ...stored, planned_prices: readPlannedPrices(planned_prices) },
    dayInZone(now),
  );
  const [next] = today.planned_prices.toSorted((a, b) => a.from.localeCompare(b.from));
  return {
    price: written(today.starting_price),
    planned: next
      ? { from: next.from, price: next.season === null ? written(next.starting_price) : null }
      : null,
  };
}

function adminTour(tour: Row, calendar: TourCalendar, now: Date): StaffTourRow {
  const { id, code, tag, stale, cover, days } = tour;
  return {
    id,
    code,
    tag,
    stale,
    closedUntil: closedUntil({ ...calendar, days: Math.max(1, days) }, now),
    visible: isVisible(tour, now),
    note: publicationNote(tour, now),
    toShow: showingChange(tour, now),
    name: localized.parse(tour.name),
    location: localized.parse(tour.location),
    ...adminPrices(tour, now),
    cover: cover && smallCover(cover),
  };
}

function smallCover({ path, widths }: NonNullable<Row["cover"]>): string {
  const [narrowest] = widths;
  return storageUrl(narrowest === undefined ? path : variantPath(path, narrowest, "webp"));
}

/** Reads the calendars of a type's tours by id. Tours without a calendar are left out. */
async function adminCalendars(type: TourType): Promise<Map<number, TourCalendar>> {
  const rows = await db().tour.findMany({
    where: { tour_type: type, OR: hasCalendar },
    include: tourWithCover,
  });
  return new Map(rows.map(toTourSummary).map(({ id, calendar }) => [id, calendar]));
}

/** All tours of a type in list order, with what a row of the table shows and nothing more. */
export async function listAdminTours(type: TourType): Promise<StaffTourRow[]> {
  const calendars = await adminCalendars(type);
  const common_closed_periods = await listCommonClosedPeriods(type);
  const rows = await db().$queryRaw<Row[]>`
    SELECT id, name, location, code, tags AS tag, currency, starting_price::float8, planned_prices,
      published, publish_from, publish_until, cover,
      (SELECT count(*)::int FROM itinerary_day WHERE tour_id = tour.id) AS days,
      ARRAY(SELECT language FROM translation_state AS state WHERE state.stale > 0
        AND state.entity = 'tour' AND state.record_key = tour.id::text ORDER BY language) AS stale
    FROM tour LEFT JOIN LATERAL (
      SELECT jsonb_build_object('path', path, 'widths', widths) AS cover FROM tour_image AS image JOIN stored_image AS file USING (path)
      WHERE image.tour_id = tour.id ORDER BY image."order", image.id LIMIT 1
    ) AS first ON true
    WHERE tour_type = ${type} ORDER BY "order", id DESC LIMIT ${adminPageSize}`;
  const now = new Date();
  return rows.map((row) =>
    adminTour(row, { ...(calendars.get(row.id) ?? emptyCalendar), common_closed_periods }, now),
  );
}
