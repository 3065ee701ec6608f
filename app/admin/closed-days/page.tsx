import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { ClosedDaysList } from "@/components/admin/closed-days/closed-days-list";
import { HarbourBoard } from "@/components/admin/harbour/harbour-board";
import { LoadFailure } from "@/components/admin/load-failure";
import { AreaHeader } from "@/components/admin/page-header";
import { requireAdmin } from "@/lib/auth/require-admin";
import { phuketDay } from "@/lib/calendar/days";
import { listClosedPeriods } from "@/lib/closed-days/queries";
import { listActiveClosures } from "@/lib/history/active-closures";
import { adminText } from "@/lib/i18n/admin-messages";
import { byLanguage } from "@/lib/i18n/languages";
import { messagesOf } from "@/lib/i18n/messages";
import { closableDays } from "@/lib/tours/closures/closure";
import { listSeaTours } from "@/lib/tours/closures/queries";

export const metadata: Metadata = { title: adminText("closedDays.title") };

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

async function LoadedList() {
  return <ClosedDaysList periods={await listClosedPeriods()} />;
}

export default async function ClosedDaysPage() {
  await requireAdmin("closeDays");
  return (
    <>
      <AreaHeader
        title={adminText("closedDays.title")}
        intro={adminText("closedDays.intro")}
        back={adminText("closedDays.back")}
        action={{ href: "/admin/closed-days/create", label: adminText("closedDays.add"), Icon: Plus }}
      />
      <LoadFailure text={adminText("closedDays.loadFailure")}>
        <LoadedBoard />
        <h2 className="mb-3 font-semibold text-xl">{adminText("closedDays.title")}</h2>
        <LoadedList />
      </LoadFailure>
    </>
  );
}
