import { ClosedDaysList } from "@/components/admin/closed-days/closed-days-list";
import { listPage } from "@/components/admin/entity/entity-pages";
import { HarbourBoard } from "@/components/admin/harbour/harbour-board";
import { closedPeriodRows } from "@/lib/closed-days/queries";
import { dayInZone } from "@/lib/core/calendar/days";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { byLanguage } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { listActiveClosures } from "@/lib/tours/closures/active-closures";
import { closableDays } from "@/lib/tours/closures/closure";
import { listSeaPlaces, listSeaTours, withClosedTours } from "@/lib/tours/closures/queries";

async function LoadedBoard() {
  const now = new Date();
  const [tours, places, active] = await Promise.all([
    listSeaTours(),
    listSeaPlaces(),
    listActiveClosures(now).then(withClosedTours),
  ]);
  return (
    <HarbourBoard
      tours={tours}
      possible={closableDays(dayInZone(now))}
      active={active}
      places={places}
      weather={byLanguage((language) => messagesOf(language, "closure").reasons.weather)}
      words={byLanguage((language) => {
        const { helloOnly, anotherDay } = messagesOf(language, "requests");
        const { atSea, yours, period, order } = messagesOf(language, "closure");
        return { hello: helloOnly, atSea, yours, anotherDay, period, order };
      })}
    />
  );
}

const page = listPage("closed_period", {
  content: async () => {
    const periods = await closedPeriodRows.list();
    return (
      <>
        <LoadedBoard />
        <h2 className="mb-3 font-semibold text-xl">{adminText("closedDays.title")}</h2>
        <ClosedDaysList periods={periods} />
      </>
    );
  },
});

export const metadata = page.metadata;

export default page.Page;
