import type { Metadata } from "next";
import { AreaCards } from "@/components/admin/dashboard/area-cards";
import {
  EndingPanel,
  MissingTranslationsPanel,
  ScheduledPanel,
} from "@/components/admin/dashboard/attention-panels";
import { PageHeader } from "@/components/admin/page-header";
import { requireAdmin } from "@/lib/auth/require-admin";
import { areaCounts } from "@/lib/dashboard/counts";
import { lackingBlogs, lackingTours } from "@/lib/dashboard/lacking";
import { endingPromos, scheduledBlogs } from "@/lib/dashboard/upcoming";
import { adminText } from "@/lib/i18n/admin-messages";

export const metadata: Metadata = { title: adminText("dashboard.title") };

const scheduledShown = 4;

export default async function DashboardPage() {
  await requireAdmin();
  const now = new Date();
  const [counts, scheduled, ending, ...lacking] = await Promise.all([
    areaCounts(),
    scheduledBlogs(now, scheduledShown),
    endingPromos(now),
    lackingTours(),
    lackingBlogs(),
  ]);
  return (
    <>
      <PageHeader title={adminText("dashboard.title")} intro={adminText("dashboard.intro")} />
      <AreaCards counts={counts} />
      <section aria-labelledby="attention" className="mt-8 grid gap-3 sm:gap-4">
        <h2 id="attention" className="text-heading">
          {adminText("dashboard.attention")}
        </h2>
        <div className="grid gap-3 sm:gap-4 lg:grid-cols-2 xl:grid-cols-3">
          <MissingTranslationsPanel lists={lacking} />
          <ScheduledPanel scheduled={scheduled} />
          <EndingPanel promos={ending} now={now} />
        </div>
      </section>
    </>
  );
}
