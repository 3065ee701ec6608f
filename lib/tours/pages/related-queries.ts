import "server-only";
import { cachedContent } from "../../core/content/cached-content";
import { momentOfDay } from "../../core/content/dependencies";
import { db } from "../../core/db";
import { type Current, openingDay } from "../calendar/current";
import { toursNow } from "../calendar/tour-now";
import { kindPaths, kinds, type TourType } from "../kinds";
import { isVisible, type Publication } from "../publication";
import { listSummaries } from "../queries";
import type { Tour, TourSummary } from "../schema";
import { kindStops, type RelatedTourRow, relatedTo } from "./related";

const most = 3;

/** So many are looked at, where nearer ones are closed. */
const mostLookedAt = 24;

async function loadStops(type: TourType) {
  return kindStops(
    await db(`tours:${type}`, `stops:${type}`).$queryRaw<RelatedTourRow[]>`
      SELECT id, tags AS tag, published, publish_from, publish_until, coalesce(stops, '{}') AS stops
      FROM tour LEFT JOIN (
        SELECT tour_id, array_agg(place_code) AS stops FROM tour_stop GROUP BY tour_id
      ) AS stopping ON tour_id = id
      WHERE tour_type = ${type} ORDER BY "order", id DESC`,
  );
}

/** Caches the stops of all tours of a type until one of these tours changes, so that a page needs no query for them. */
const stopsOf = new Map(
  kindPaths.map((kind) => {
    const { type } = kinds[kind];
    return [type as TourType, cachedContent(() => loadStops(type))] as const;
  }),
);

/** A tour without days of its own is the same on every day. */
function isVisibleNow(tour: Publication): boolean {
  return isVisible(tour, tour.publish_from || tour.publish_until ? momentOfDay() : new Date());
}

function isOpen(tour: Current<TourSummary>): boolean {
  return tour.firstDay !== null && openingDay(tour) === null;
}

/** Yields the ids of the other visible tours of the same kind, the most similar first. */
export async function* listSimilarIds({ id, tour_type }: Pick<Tour, "id" | "tour_type">) {
  const stops = await stopsOf.get(tour_type)?.();
  if (!stops) return;
  for (const candidate of relatedTo(stops, id)) {
    if (isVisibleNow(candidate)) yield candidate.id;
  }
}

/** Up to three tours of the same kind, those with the same stops first; none that is hidden or closed for the time being. */
export async function listRelatedTours({ id, tour_type }: Tour): Promise<Current<TourSummary>[]> {
  const stops = await stopsOf.get(tour_type)?.();
  if (!stops) return [];
  const related: Current<TourSummary>[] = [];
  const candidates = relatedTo(stops, id);
  const nextVisible = () => {
    const ids: number[] = [];
    for (let next = candidates.next(); !next.done; next = candidates.next()) {
      if (isVisibleNow(next.value)) ids.push(next.value.id);
      if (ids.length === most) break;
    }
    return ids;
  };
  let lookedAt = 0;
  while (related.length < most && lookedAt < mostLookedAt) {
    const ids = nextVisible();
    if (ids.length === 0) break;
    lookedAt += ids.length;
    const tours = await toursNow(await listSummaries(ids));
    related.push(...tours.filter(isOpen).slice(0, most - related.length));
  }
  return related;
}
