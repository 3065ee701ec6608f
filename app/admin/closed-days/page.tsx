import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { ClosedDaysList } from "@/components/admin/closed-days/closed-days-list";
import { AreaHeader } from "@/components/admin/page-header";
import { requireAdmin } from "@/lib/auth/require-admin";
import { listClosedPeriods } from "@/lib/closed-days/queries";
import { adminText } from "@/lib/i18n/admin-messages";

export const metadata: Metadata = { title: adminText("closedDays.title") };

export default async function ClosedDaysPage() {
  await requireAdmin("closeDays");
  const periods = await listClosedPeriods();
  return (
    <>
      <AreaHeader
        title={adminText("closedDays.title")}
        intro={adminText("closedDays.intro")}
        back={adminText("closedDays.back")}
        action={{ href: "/admin/closed-days/create", label: adminText("closedDays.add"), Icon: Plus }}
      />
      <ClosedDaysList periods={periods} />
    </>
  );
}
