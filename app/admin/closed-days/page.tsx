import { ClosedDaysList } from "@/components/admin/closed-days/closed-days-list";
import { listPage } from "@/components/admin/entity/area-pages";
import { HarbourBoard } from "@/components/admin/harbour/harbour-board";
import { phuketDay } from "@/lib/calendar/days";
import { closedPeriodRows } from "@/lib/closed-days/queries";
import { listActiveClosures } from "@/lib/history/active-closures";
import { adminText } from "@/lib/i18n/admin-messages";
import { byLanguage } from "@/lib/i18n/languages";
import { messagesOf } from "@/lib/i18n/messages";
import { closableDays } from "@/lib/tours/closures/closure";
import { listSeaTours } from "@/lib/tours/closures/queries";

async function LoadedBoard() {
  const now = new Date();
  const [tours, active] = await Promise.all([listSeaTours(), listActiveClosures(now)]);
  const reasonIn = (reason: "harbour" | "weather") =>
    byLanguage((language) => messagesOf(language, "closure").reasons[reason]);
  return (
    <HarbourBoard
      tours={tours}
      possible={closableDays(phuketDay(now))}
      active={active}
      proposed={{ harbour: reasonIn("harbour"), weather: reasonIn("weather") }}
      words={byLanguage((language) => messagesOf(language, "closure"))}
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
