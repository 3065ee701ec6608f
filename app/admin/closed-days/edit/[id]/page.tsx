import type { Metadata } from "next";
import { ClosedDaysForm } from "@/components/admin/closed-days/closed-days-form";
import { EditRecord } from "@/components/admin/entity/edit-record";
import { requireAdmin } from "@/lib/auth/require-admin";
import { periodText } from "@/lib/calendar/admin-words";
import { closedPeriodFields } from "@/lib/closed-days/fields";
import { getClosedPeriod } from "@/lib/closed-days/queries";
import { openRecord } from "@/lib/content/field-drafts";
import { adminText } from "@/lib/i18n/admin-messages";

export const metadata: Metadata = { title: adminText("closedDays.editTitle") };

export default async function EditClosedDaysPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdmin("closeDays");
  const { id } = await params;
  return (
    <EditRecord
      words="closedDays"
      area="closed-days"
      entity="closed_period"
      id={id}
      get={getClosedPeriod}
      heading={(period) => ({ intro: periodText(period) })}
    >
      {(period) => <ClosedDaysForm period={openRecord(closedPeriodFields, period)} />}
    </EditRecord>
  );
}
