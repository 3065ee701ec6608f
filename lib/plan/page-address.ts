import { defineAddress, sentUrl } from "../core/pages/address";
import { calendarPath, cleanPlanPath, planPath, readDays, readTourIds } from "./address";

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
