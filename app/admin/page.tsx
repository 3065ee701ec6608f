import type { Metadata } from "next";
import { AdminLink } from "@/components/admin/admin-link";
import { adminAreas } from "@/components/admin/areas";
import { AreaCards } from "@/components/admin/dashboard/area-cards";
import {
  EndingPanel,
  MissingTranslationsPanel,
  ScheduledPanel,
  StaleTranslationsPanel,
  UnsaidFactsPanel,
} from "@/components/admin/dashboard/attention-panels";
import { FiguresPanel } from "@/components/admin/dashboard/figures-panel";
import { Streamed, WaitingPanel } from "@/components/admin/dashboard/streamed";
import { LatestChangesPanel } from "@/components/admin/history/latest-changes";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { RateAlerts } from "@/components/admin/rates/rate-alerts";
import { Alert } from "@/components/ui/alert";
import { type Actor, may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/require-admin";
import { phuketDay } from "@/lib/calendar/days";
import { areaCounts } from "@/lib/dashboard/counts";
import { lackingBlogs, lackingTours, unsaidFacts } from "@/lib/dashboard/lacking";
import { latestChanges } from "@/lib/dashboard/latest-changes";
import { readOrNull } from "@/lib/dashboard/read-or-null";
import { staleTranslations } from "@/lib/dashboard/stale-translations";
import { endingPromos, scheduledBlogs } from "@/lib/dashboard/upcoming";
import { getFiguresOverview } from "@/lib/figures/queries";
import { adminText } from "@/lib/i18n/admin-messages";
import { listRates } from "@/lib/rates/queries";
import { rateWarnings } from "@/lib/rates/warnings";

export const metadata: Metadata = { title: adminText("dashboard.title") };

const scheduledShown = 4;
const changesShown = 8;

const counted = adminAreas.filter(({ card }) => card?.records).length;

/** Starts all reads at once. Each part of the page is sent as soon as its own figures are there. */
function LoadedDashboard({ admin }: { admin: Actor }) {
  const now = new Date();
  const counts = areaCounts(adminAreas);
  const rates = readOrNull("exchange rates", listRates);
  const lacking = Promise.all([lackingTours(), lackingBlogs()]);
  const stale = staleTranslations();
  const unsaid = unsaidFacts();
  const scheduled = scheduledBlogs(now, scheduledShown);
  const ending = endingPromos(now);
  const visits = readOrNull("visits", () => getFiguresOverview(now));
  const changes = latestChanges(changesShown);
  const all = Promise.all([counts, rates, stale, unsaid, scheduled, ending, visits, changes, lacking]);
  return (
    <>
      {may(admin, "changeRates") && (
        <Streamed read={rates}>
          {(list) => (
            <div className="mb-4 grid gap-3 empty:hidden">
              <RateAlerts warnings={rateWarnings(list ?? [], phuketDay(now))}>
                <AdminLink href="/admin/kurs" className="w-fit font-semibold underline underline-offset-4">
                  {adminText("rates.open")}
                </AdminLink>
              </RateAlerts>
            </div>
          )}
        </Streamed>
      )}
      <Streamed read={all}>
        {([count, ...rest]) =>
          (count.size < counted || rest.flat().includes(null)) && (
            <Alert variant="info" className="mb-4">
              <p>{adminText("dashboard.incomplete")}</p>
              <a href="/admin" className="w-fit font-semibold underline underline-offset-4">
                {adminText("dashboard.reload")}
              </a>
            </Alert>
          )
        }
      </Streamed>
      <section aria-labelledby="attention" className="grid gap-3 sm:gap-4">
        <h2 id="attention" className="text-heading">
          {adminText("dashboard.attention")}
        </h2>
        <div className="grid gap-3 sm:gap-4 lg:grid-cols-2 xl:grid-cols-3">
          <Streamed read={lacking} wait={<WaitingPanel />}>
            {(lists) => <MissingTranslationsPanel lists={lists} />}
          </Streamed>
          <Streamed read={stale} wait={<WaitingPanel />}>
            {(list) => <StaleTranslationsPanel stale={list} />}
          </Streamed>
          <Streamed read={unsaid} wait={<WaitingPanel />}>
            {(list) => <UnsaidFactsPanel unsaid={list} />}
          </Streamed>
          <Streamed read={scheduled} wait={<WaitingPanel />}>
            {(blogs) => <ScheduledPanel scheduled={blogs} />}
          </Streamed>
          <Streamed read={ending} wait={<WaitingPanel />}>
            {(promos) => <EndingPanel promos={promos} now={now} />}
          </Streamed>
        </div>
      </section>
      <Streamed read={counts} wait={<AreaCards counts={null} />}>
        {(count) => <AreaCards counts={count} />}
      </Streamed>
      <Streamed read={visits} wait={<WaitingPanel className="mt-8" />}>
        {(summary) => <FiguresPanel summary={summary} />}
      </Streamed>
      <Streamed read={changes} wait={<WaitingPanel className="mt-8 min-h-96" />}>
        {(versions) => <LatestChangesPanel versions={versions} />}
      </Streamed>
    </>
  );
}

export default async function DashboardPage() {
  const admin = await requireAdmin();
  return (
    <>
      <PageHeader title={adminText("dashboard.title")} intro={adminText("dashboard.intro")} />
      <LoadFailure text={adminText("dashboard.loadFailure")}>
        <LoadedDashboard admin={admin} />
      </LoadFailure>
    </>
  );
}
