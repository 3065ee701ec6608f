import "server-only";
import { listBlogs } from "../blogs/queries";
import { getCutoff } from "../core/calendar/calendar";
import { cachedContent } from "../core/content/cached-content";
import { changesAt, momentOfDay } from "../core/content/dependencies";
import { findAsTyped } from "../core/content/search-query";
import { db } from "../core/db";
import { searchOwnPages } from "../own-pages/queries";
import { type Current, tourOnDay } from "../tours/calendar/current";
import { getOutlook, requestedDay } from "../tours/calendar/running-on";
import { toursNow } from "../tours/calendar/tour-now";
import { type DayNotes, listDayNotes } from "../tours/day-notes";
import { readFrameState } from "../tours/list/frame-links";
import { listServedAreas } from "../tours/list/offered";
import { listCloseTours, listFirstOfKinds } from "../tours/list/queries";
import type { TourSummary } from "../tours/schema";
import { fewResults } from "../tours/search-matches";
import { toursIn } from "../tours/visible-tours";
import type { SearchState } from "./address";
import type { Activity, FoundGroup, SearchResults, TourOnNamedDay } from "./search";

/** Most results per group on one page: more, if only one or two groups have results. */
const most = { oneOrTwo: 6, more: 3 } as const;

const page = { page: 1, perPage: most.oneOrTwo, asTyped: true, byFit: true } as const;

/** Lists the activities that visitors find a tour with. */
async function readActivities(): Promise<Activity[]> {
  const keys = ["search-words", "tours:*", "tour-words:*"] as const;
  return db(...keys).$queryRaw<Activity[]>`
    WITH activity AS MATERIALIZED (
      SELECT code, name, position, (search_plan(name ->> 'en') ->> 'needed')::tsquery AS needed
      FROM search_activity WHERE chip
    )
    SELECT code, name FROM activity
    WHERE EXISTS (SELECT FROM tour WHERE search_words @@ needed AND ${toursIn("visible")})
    ORDER BY position, code`;
}

const listActivities = cachedContent(readActivities);

/** A group and how well its best result fits. Articles follow the tours. */
interface RankedGroup {
  group: FoundGroup;
  best: number;
}

function onNamedDay(tour: Current<TourSummary>, day: string | null, notes?: DayNotes): TourOnNamedDay {
  if (!day) return { tour, outlook: null };
  const outlook = getOutlook(tour.calendar, day, tour.now);
  if (outlook.next !== null) changesAt(getCutoff(tour.calendar, outlook.next));
  if (outlook.state === "closed") return { tour, outlook };
  return { tour: tourOnDay(tour, day), outlook, date: day, notes };
}

async function foundTours(tours: TourSummary[], day: string | null): Promise<TourOnNamedDay[]> {
  const current = await toursNow(tours);
  const notes = day ? await listDayNotes(current, day) : [];
  return current.map((tour, index) => onNamedDay(tour, day, notes[index]));
}

interface TypedSearch {
  search: string;
  tag: SearchState["tag"];
  day: string | null;
}

async function findTours({ search, tag, day }: TypedSearch): Promise<RankedGroup[]> {
  const results = await listFirstOfKinds(search, { tag, most: most.oneOrTwo });
  return Promise.all(
    results.map(async ({ kind, tours, total, best }) => ({
      group: { kind, tours: await foundTours(tours, day), count: total },
      best,
    })),
  );
}

async function findBlogs(search: string): Promise<RankedGroup> {
  const { blogs, pagination } = await listBlogs({ ...page, search });
  return { group: { kind: "blogs", blogs, count: pagination.total }, best: 0 };
}

function shortened(group: FoundGroup, length: number): FoundGroup {
  return group.kind === "blogs"
    ? { ...group, blogs: group.blogs.slice(0, length) }
    : { ...group, tours: group.tours.slice(0, length) };
}

/** Orders groups by their best result. A category leaves out articles. With few results, adds close tours. */
export async function findEverything({ search: typed, tag, date = "" }: SearchState): Promise<SearchResults> {
  const now = momentOfDay();
  const asked = requestedDay(date, now);
  const day = asked?.state === "asked" ? asked.day : null;
  return findAsTyped(typed, async (search) => {
    const [tours, blogs] = await Promise.all([
      findTours({ search, tag, day }),
      tag ? [] : findBlogs(search).then((group) => [group]),
    ]);
    const groups = [...tours, ...blogs]
      .filter(({ group }) => group.count > 0)
      .sort((one, other) => other.best - one.best)
      .map(({ group }) => group);
    const pages = tag ? [] : await searchOwnPages(search);
    const total = groups.reduce((sum, { count }) => sum + count, pages.length);
    const close = search && total < fewResults ? await listCloseTours(search, { tag }) : [];
    const length = groups.length > 2 ? most.more : most.oneOrTwo;
    return {
      total,
      groups: groups.map((group) => shortened(group, length)),
      pages,
      close: await foundTours(close, day),
      activities: await listActivities(),
      quick: Object.values((await readFrameState()).searches).flat(),
      areas: await listServedAreas("tours"),
      now,
      asked,
    };
  });
}
