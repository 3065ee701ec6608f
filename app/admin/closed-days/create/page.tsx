import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { ClosedDaysForm } from "@/components/admin/closed-days/closed-days-form";
import { PageHeader } from "@/components/admin/page-header";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";

export const metadata: Metadata = { title: adminText("closedDays.createTitle") };

export default async function CreateClosedDaysPage() {
  await requireAdmin("closeDays");
  return (
    <>
      <PageHeader title={adminText("closedDays.createTitle")} />
      <BrowserOnly loadingLabel={adminText("closedDays.loading")}>
        <ClosedDaysForm period={null} />
      </BrowserOnly>
    </>
  );
}
