import { ClipboardList, MessageCircleReply, Waves } from "lucide-react";
import type { Metadata } from "next";
import { AdminLink } from "@/components/admin/admin-link";
import {
  EndingPanel,
  MissingFactsPanel,
  MissingTranslationsPanel,
  OldPricesPanel,
  ScheduledPanel,
  StaleTranslationsPanel,
} from "@/components/admin/dashboard/attention-panels";
import { FiguresPanel } from "@/components/admin/dashboard/figures-panel";
import { GettingStartedPanel } from "@/components/admin/dashboard/getting-started";
import { MenuCards } from "@/components/admin/dashboard/menu-cards";
import { LatestChangesPanel } from "@/components/admin/history/latest-changes";
import { LoadFailure } from "@/components/admin/load-failure";
import { menuItems } from "@/components/admin/menu-items";
import { PageHeader } from "@/components/admin/page-header";
import { RateAlerts } from "@/components/admin/rates/rate-alerts";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { type Actor, may } from "@/lib/core/auth/permissions";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { dayInZone } from "@/lib/core/calendar/days";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { getFiguresOverview } from "@/lib/figures/queries";
import { listRates } from "@/lib/rates/queries";
import { rateWarnings } from "@/lib/rates/warnings";
import { countCards } from "@/lib/registry/dashboard/counts";
import { latestChanges } from "@/lib/registry/dashboard/latest-changes";
import {
  blogsMissingLanguage,
  missingFacts,
  staleTranslations,
  toursMissingLanguage,
} from "@/lib/registry/dashboard/missing-content";
import { doubtfulOldPrices } from "@/lib/registry/dashboard/old-prices";
import { readOrNull } from "@/lib/registry/dashboard/read-or-null";
import { endingPromos, scheduledBlogs } from "@/lib/registry/dashboard/upcoming";
import { listGettingStarted, readMissingForLive } from "@/lib/registry/getting-started/queries";

export const metadata: Metadata = { title: adminText("dashboard.title") };

const scheduledShown = 4;
const changesShown = 8;

const counted = menuItems.filter(({ card }) => card?.records).length;

async function LoadedDashboard({ admin }: { admin: Actor }) {
  const now = new Date();
  const live = await readOrNull("steps to the open site", readMissingForLive);
  const [counts, steps, scheduled, ending, changes, rates, missing, stale, oldPrices, visits, ...lacking] =
    await Promise.all([
      countCards(menuItems),
      readOrNull("first steps", listGettingStarted),
      scheduledBlogs(now, scheduledShown),
      endingPromos(now),
      latestChanges(changesShown),
      readOrNull("exchange rates", listRates),
      missingFacts(),
      staleTranslations(),
      doubtfulOldPrices(now),
      readOrNull("visits", () => getFiguresOverview(now)),
      toursMissingLanguage(),
      blogsMissingLanguage(),
    ]);
  const unread = [
    steps,
    scheduled,
    ending,
    changes,
    rates,
    missing,
    stale,
    oldPrices,
    visits,
    ...lacking,
  ].includes(null);
  return (
    <>
      {may(admin, "changeRates") && (
        <div className="mb-4 grid gap-3 empty:hidden">
          <RateAlerts warnings={rateWarnings(rates ?? [], dayInZone(now))}>
            <AdminLink href="/admin/kurs" className="w-fit font-semibold underline underline-offset-4">
              {adminText("rates.open")}
            </AdminLink>
          </RateAlerts>
        </div>
      )}
      {(unread || counts.size < counted) && (
        <Alert variant="info" className="mb-4">
          <p>{adminText("dashboard.incomplete")}</p>
          <a href="/admin" className="w-fit font-semibold underline underline-offset-4">
            {adminText("dashboard.reload")}
          </a>
        </Alert>
      )}
      {steps && steps.length > 0 && <GettingStartedPanel steps={steps} missing={live ?? []} admin={admin} />}
      <section aria-labelledby="attention" className="grid grid-cols-1 gap-3 sm:gap-4">
        <h2 id="attention" className="text-heading">
          {adminText("dashboard.attention")}
        </h2>
        <div className="grid grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-2 xl:grid-cols-3">
          <MissingTranslationsPanel lists={lacking} />
          <StaleTranslationsPanel stale={stale} />
          <MissingFactsPanel missing={missing} />
          <ScheduledPanel scheduled={scheduled} />
          <OldPricesPanel prices={oldPrices} />
          <EndingPanel promos={ending} now={now} />
        </div>
      </section>
      <MenuCards counts={counts} />
      <FiguresPanel summary={visits} />
      <LatestChangesPanel versions={changes} />
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
        <LoadedDashboard admin={admin} />
      </LoadFailure>
    </>
  );
}
