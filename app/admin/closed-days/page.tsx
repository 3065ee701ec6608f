import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { ClosedDaysList } from "@/components/admin/closed-days/closed-days-list";
import { LoadFailure } from "@/components/admin/load-failure";
import { AreaHeader } from "@/components/admin/page-header";
import { requireAdmin } from "@/lib/auth/require-admin";
import { listClosedPeriods } from "@/lib/closed-days/queries";
import { adminText } from "@/lib/i18n/admin-messages";

export const metadata: Metadata = { title: adminText("closedDays.title") };

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
        <LoadedList />
      </LoadFailure>
    </>
  );
}
