// GET /{lang}/plan/calendar.ics?days=1-20270303.17-20270305, all: those tours on those days, for calendars

import { textRoute } from "@/lib/core/api/text-route";
import { isLanguage } from "@/lib/core/i18n/languages";
import { readDays } from "@/lib/plan/address";
import { planCalendar } from "@/lib/plan/calendar-file";
import { listPlanTours } from "@/lib/plan/queries";
import { getSiteSettings } from "@/lib/site/settings";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute(
  "calendar",
  async ({ lang }, { searchParams }) => {
    await getSiteSettings();
    const days = readDays(searchParams.get("days") ?? "");
    const { tours } = await listPlanTours(days.map(({ id }) => id));
    const planned = days.flatMap(({ id, day }) => {
      const tour = tours.find((each) => each.id === id);
      return tour ? [{ tour, day }] : [];
    });
    return isLanguage(lang) && planned.length > 0 ? planCalendar(planned, lang) : null;
  },
);
