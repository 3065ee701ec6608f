import type { Metadata } from "next";
import { BackLink } from "@/components/admin/admin-link";
import { BrowserOnly } from "@/components/admin/browser-only";
import { DaySheet } from "@/components/admin/day-sheet/day-sheet";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { requireAdmin } from "@/lib/auth/require-admin";
import { phuketDay } from "@/lib/calendar/days";
import { adminText } from "@/lib/i18n/admin-messages";
import { deskWords } from "@/lib/requests/desk-words";
import { listKnownTours, listTourClosedPeriods } from "@/lib/requests/queries";
import { listStoredAreas } from "@/lib/tours/pickup-areas/queries";
import { listPublicPassKeys } from "@/lib/trip-pass/queries";

export const metadata: Metadata = { title: adminText("daySheet.title") };

async function LoadedSheet() {
  const [tours, closed, keys, areas] = await Promise.all([
    listKnownTours(),
    listTourClosedPeriods(phuketDay(new Date())),
    listPublicPassKeys(),
    listStoredAreas(),
  ]);
  return (
    <BrowserOnly loadingLabel={adminText("daySheet.loading")}>
      <DaySheet tours={tours} closed={closed} keys={keys} words={deskWords(areas)} />
    </BrowserOnly>
  );
}

export default async function DaySheetPage() {
  await requireAdmin("editContent");
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={adminText("daySheet.title")}
          actions={
            <span className="max-sm:hidden">
              <BackLink href="/admin" label={adminText("daySheet.back")} />
            </span>
          }
        />
      </div>
      <LoadFailure text={adminText("daySheet.loadFailure")}>
        <LoadedSheet />
      </LoadFailure>
    </>
  );
}
