import type { Metadata } from "next";
import { BackLink } from "@/components/admin/admin-link";
import { BrowserOnly } from "@/components/admin/browser-only";
import { ClosedDaysForm } from "@/components/admin/closed-days/closed-days-form";
import { HistoryLink } from "@/components/admin/history/history-header";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { Alert } from "@/components/ui/alert";
import { requireAdmin } from "@/lib/auth/require-admin";
import { periodText } from "@/lib/calendar/admin-words";
import { closedPeriodFields } from "@/lib/closed-days/fields";
import { getClosedPeriod } from "@/lib/closed-days/queries";
import { openRecord } from "@/lib/content/field-drafts";
import { adminText } from "@/lib/i18n/admin-messages";

export const metadata: Metadata = { title: adminText("closedDays.editTitle") };

async function LoadedPeriod({ id }: { id: string }) {
  const period = /^[1-9]\d*$/.test(id) ? await getClosedPeriod(Number(id)) : null;
  if (!period) {
    return (
      <div className="grid max-w-xl justify-items-start gap-4">
        <PageHeader title={adminText("closedDays.editTitle")} />
        <Alert variant="error" title={adminText("error.title")} className="w-full">
          {adminText("closedDays.notFound")}
        </Alert>
        <BackLink href="/admin/closed-days" label={adminText("closedDays.backToList")} />
      </div>
    );
  }
  return (
    <>
      <PageHeader
        title={adminText("closedDays.editTitle")}
        intro={periodText(period)}
        actions={<HistoryLink entity="closed_period" id={period.id} />}
      />
      <BrowserOnly loadingLabel={adminText("closedDays.loading")}>
        <ClosedDaysForm period={openRecord(closedPeriodFields, period)} />
      </BrowserOnly>
    </>
  );
}

export default async function EditClosedDaysPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdmin("closeDays");
  const { id } = await params;
  return (
    <LoadFailure text={adminText("closedDays.loadFailure")}>
      <LoadedPeriod id={id} />
    </LoadFailure>
  );
}
