import { ClipboardList, MessageCircleReply, Waves } from "lucide-react";
import type { Metadata } from "next";
import { AdminLink } from "@/components/admin/admin-link";
import { adminAreas } from "@/components/admin/areas";
import { AreaCards } from "@/components/admin/dashboard/area-cards";
import {
  EndingPanel,
  MissingFactsPanel,
  MissingTranslationsPanel,
  ScheduledPanel,
  StaleTranslationsPanel,
} from "@/components/admin/dashboard/attention-panels";
import { FiguresPanel } from "@/components/admin/dashboard/figures-panel";
import { GettingStartedPanel } from "@/components/admin/dashboard/getting-started";
import { PanelSkeleton, Streamed } from "@/components/admin/dashboard/streamed";
import { LatestChangesPanel } from "@/components/admin/history/latest-changes";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { RateAlerts } from "@/components/admin/rates/rate-alerts";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { type Actor, may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/require-admin";
import { phuketDay } from "@/lib/calendar/days";
import { areaCounts } from "@/lib/dashboard/counts";
import { latestChanges } from "@/lib/dashboard/latest-changes";
import { blogsMissingLanguage, missingFacts, toursMissingLanguage } from "@/lib/dashboard/missing-content";
import { readOrNull } from "@/lib/dashboard/read-or-null";
import { staleTranslations } from "@/lib/dashboard/stale-translations";
import { endingPromos, scheduledBlogs } from "@/lib/dashboard/upcoming";
import { getFiguresOverview } from "@/lib/figures/queries";
import { listGettingStarted } from "@/lib/getting-started/queries";
import { adminText } from "@/lib/i18n/admin-messages";
import { listRates } from "@/lib/rates/queries";
import { rateWarnings } from "@/lib/rates/warnings";

export const metadata: Metadata = { title: adminText("dashboard.title") };

const scheduledShown = 4;
const changesShown = 8;

const counted = adminAreas.filter(({ card }) => card?.records).length;

/** Starts all reads of the dashboard. None of them rejects. */
function readDashboard(now: Date) {
  return {
    counts: areaCounts(adminAreas),
    steps: readOrNull("first steps", listGettingStarted),
    rates: readOrNull("exchange rates", listRates),
    lacking: Promise.all([toursMissingLanguage(), blogsMissingLanguage()]),
    stale: staleTranslations(),
    missing: missingFacts(),
    scheduled: scheduledBlogs(now, scheduledShown),
    ending: endingPromos(now),
    visits: readOrNull("visits", () => getFiguresOverview(now)),
    changes: latestChanges(changesShown),
  };
}

type Reads = ReturnType<typeof readDashboard>;

async function hasUnread({ counts, lacking, ...single }: Reads): Promise<boolean> {
  const read = await Promise.all([...Object.values(single), lacking]);
  return read.flat().includes(null) || (await counts).size < counted;
}

function IncompleteAlert() {
  return (
    <Alert variant="info" className="mb-4">
      <p>{adminText("dashboard.incomplete")}</p>
      <a href="/admin" className="w-fit font-semibold underline underline-offset-4">
        {adminText("dashboard.reload")}
      </a>
    </Alert>
  );
}

function AttentionSection({ reads, now }: { reads: Reads; now: Date }) {
  const { lacking, stale, missing, scheduled, ending } = reads;
  const fallback = <PanelSkeleton />;
  return (
    <section aria-labelledby="attention" className="grid gap-3 sm:gap-4">
      <h2 id="attention" className="text-heading">
        {adminText("dashboard.attention")}
      </h2>
      <div className="grid gap-3 sm:gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <Streamed read={lacking} fallback={fallback}>
          {(lists) => <MissingTranslationsPanel lists={lists} />}
        </Streamed>
        <Streamed read={stale} fallback={fallback}>
          {(counts) => <StaleTranslationsPanel stale={counts} />}
        </Streamed>
        <Streamed read={missing} fallback={fallback}>
          {(facts) => <MissingFactsPanel missing={facts} />}
        </Streamed>
        <Streamed read={scheduled} fallback={fallback}>
          {(blogs) => <ScheduledPanel scheduled={blogs} />}
        </Streamed>
        <Streamed read={ending} fallback={fallback}>
          {(promos) => <EndingPanel promos={promos} now={now} />}
        </Streamed>
      </div>
    </section>
  );
}

function DashboardContent({ admin }: { admin: Actor }) {
  const now = new Date();
  const reads = readDashboard(now);
  const { counts, steps, rates, visits, changes } = reads;
  return (
    <>
      {may(admin, "changeRates") && (
        <Streamed read={rates} fallback={null}>
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
      <Streamed read={hasUnread(reads)} fallback={null}>
        {(unread) => unread && <IncompleteAlert />}
      </Streamed>
      <Streamed read={steps} fallback={null}>
        {(list) => list && list.length > 0 && <GettingStartedPanel steps={list} admin={admin} />}
      </Streamed>
      <AttentionSection reads={reads} now={now} />
      <Streamed read={counts} fallback={<AreaCards counts={null} />}>
        {(found) => <AreaCards counts={found} />}
      </Streamed>
      <Streamed read={visits} fallback={<PanelSkeleton className="mt-8 h-24" />}>
        {(summary) => <FiguresPanel summary={summary} />}
      </Streamed>
      <Streamed read={changes} fallback={<PanelSkeleton className="mt-8 h-72" />}>
        {(versions) => <LatestChangesPanel versions={versions} />}
      </Streamed>
    </>
  );
}

export default async function DashboardPage() {
  const admin = await requireAdmin();
  return (
    <>
      <PageHeader
        title={adminText("dashboard.title")}
        intro={adminText("dashboard.intro")}
        actions={
          <>
            {may(admin, "editContent") && (
              <>
                <AdminLink
                  href="/admin/reply"
                  className={button({ variant: "outline", className: "max-sm:grow max-sm:px-4" })}
                >
                  <MessageCircleReply aria-hidden="true" className="size-5" />
                  {adminText("frame.reply")}
                </AdminLink>
                <AdminLink
                  href="/admin/day-sheet"
                  className={button({ variant: "outline", className: "max-sm:grow max-sm:px-4" })}
                >
                  <ClipboardList aria-hidden="true" className="size-5" />
                  {adminText("frame.daySheet")}
                </AdminLink>
              </>
            )}
            {may(admin, "closeDays") && (
              <AdminLink
                href="/admin/closed-days#harbour"
                className={button({ variant: "secondary", className: "max-sm:grow" })}
              >
                <Waves aria-hidden="true" className="size-5" />
                {adminText("harbour.title")}
              </AdminLink>
            )}
          </>
        }
      />
      <LoadFailure text={adminText("dashboard.loadFailure")}>
        <DashboardContent admin={admin} />
      </LoadFailure>
    </>
  );
}
