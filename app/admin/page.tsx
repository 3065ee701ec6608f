import type { Metadata } from "next";
import { AreaCards } from "@/components/admin/dashboard/area-cards";
import { PageHeader } from "@/components/admin/page-header";
import { requireAdmin } from "@/lib/auth/require-admin";
import { areaCounts } from "@/lib/dashboard/counts";
import { adminText } from "@/lib/i18n/admin-messages";

export const metadata: Metadata = { title: adminText("dashboard.title") };

export default async function DashboardPage() {
  await requireAdmin();
  const counts = await areaCounts();
  return (
    <>
      <PageHeader title={adminText("dashboard.title")} intro={adminText("dashboard.intro")} />
      <AreaCards counts={counts} />
    </>
  );
}
