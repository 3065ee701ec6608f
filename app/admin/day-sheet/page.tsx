import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { DaySheet } from "@/components/admin/requests/sheet/day-sheet";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { dayInZone } from "@/lib/core/calendar/days";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { listPublicPassKeys } from "@/lib/requests/pass/queries";
import { listBoatPlaces, listKnownTours, listTourClosedPeriods } from "@/lib/requests/queries";
import { guestMessageWords } from "@/lib/requests/reading/guest-message-words";
import { listAllToldDays } from "@/lib/tours/days/queries";
import { listStoredAreas } from "@/lib/tours/pickup-areas/queries";

export const metadata: Metadata = { title: adminText("daySheet.title") };

async function LoadedSheet() {
  const [tours, closed, boats, told, keys, areas] = await Promise.all([
    listKnownTours(),
    listTourClosedPeriods(dayInZone(new Date())),
    listBoatPlaces(),
    listAllToldDays(),
    listPublicPassKeys(),
    listStoredAreas(),
  ]);
  return (
    <BrowserOnly loadingLabel={adminText("daySheet.loading")}>
      <DaySheet
        tours={tours}
        closed={closed}
        boats={boats}
        told={told}
        keys={keys}
        words={guestMessageWords(areas)}
      />
    </BrowserOnly>
  );
}

export default async function DaySheetPage() {
  await requireAdmin("editContent");
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={adminText("daySheet.title")} inMenu />
      </div>
      <LoadFailure text={adminText("daySheet.loadFailure")}>
        <LoadedSheet />
      </LoadFailure>
    </>
  );
}
