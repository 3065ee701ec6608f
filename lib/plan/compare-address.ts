import { defineAddress, sentUrl } from "../core/pages/address";
import { readTrip, type Trip, tripParameters } from "../trip/trip";
import { readTourIds } from "./address";
import { comparePath, mostComparedTours } from "./compare-path";

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
