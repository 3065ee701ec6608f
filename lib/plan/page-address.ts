import { defineAddress, sentUrl } from "../core/pages/address";
import { readTrip, type Trip, tripParameters } from "../trip/trip";
import {
  calendarPath,
  cleanPlanPath,
  comparePath,
  mostComparedTours,
  planPath,
  readDays,
  readTourIds,
} from "./address";

/** `/{lang}/plan?tours=1.17.6`; of repeated parameters the first counts. */
export const planAddress = defineAddress<{ ids: number[] }>({
  route: "/plan",
  read({ language, pathname, query }) {
    const tours = query.get("tours") ?? undefined;
    const ids = readTourIds(tours ?? "");
    const isClean = cleanPlanPath(language, tours) === null;
    if (!isClean) return { params: { ids }, url: sentUrl(pathname, query, ["tours"]), keep: false };
    return { params: { ids }, url: planPath(language, ids), keep: ids.length === 0 };
  },
});

/** `/{lang}/plan/calendar.ics?days=…`: a file, cached as pages are. */
export const calendarFileAddress = defineAddress({
  route: "/plan/calendar.ics",
  read: ({ language, query }) => ({
    params: {},
    url: calendarPath(language, readDays(query.get("days") ?? "")),
    keep: false,
  }),
});

/** Reads the tours of all `tours` parameters, because the form that adds a tour sends one of its own. */
export const compareAddress = defineAddress<{ ids: number[]; trip: Trip }>({
  route: "/compare",
  read({ language, pathname, query }) {
    const ids = readTourIds(query.getAll("tours").join(".")).slice(0, mostComparedTours);
    const trip = readTrip(Object.fromEntries(tripParameters.map((name) => [name, query.get(name)])));
    const url = comparePath(language, ids, trip);
    const sent = sentUrl(pathname, query, ["tours", ...tripParameters]);
    const isClean = sent.replace(/\?$/, "") === url;
    return { params: { ids, trip }, url: isClean ? url : sent, keep: false };
  },
});
