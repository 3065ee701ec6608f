import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { ExampleAlert, RateAlerts } from "@/components/admin/rates/rate-alerts";
import { RatesForm } from "@/components/admin/rates/rates-form";
import { Alert } from "@/components/ui/alert";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { dayInZone } from "@/lib/core/calendar/days";
import { env } from "@/lib/core/env";
import { formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { ratesDraft } from "@/lib/rates/fields";
import { getRatesFeed, listRates } from "@/lib/rates/queries";
import { rateWarnings } from "@/lib/rates/warnings";

export const metadata: Metadata = { title: adminText("rates.title") };

type Feed = Awaited<ReturnType<typeof getRatesFeed>>;

/** Shows the last response of the feed, if a feed is set. */
function FeedState({ feed }: { feed: Feed }) {
  if (!env().RATES_URL) return null;
  const answered = feed?.answered_at;
  return (
    <>
      <Alert variant={answered ? "info" : "error"}>
        {answered
          ? adminText("rates.feedAnswered", { day: formatShortDay(answered, "id") })
          : adminText("rates.feedSilent")}
      </Alert>
      {feed && feed.refused.length > 0 && (
        <Alert variant="error">
          {adminText("rates.feedRefused", { currencies: feed.refused.join(", ") })}
        </Alert>
      )}
    </>
  );
}

async function LoadedRates() {
  const [rates, feed] = await Promise.all([listRates(), getRatesFeed()]);
  const warnings = rateWarnings(rates, dayInZone(new Date()));
  return (
    <>
      <div className="mb-4 grid gap-3 empty:hidden">
        <RateAlerts warnings={warnings} />
        <ExampleAlert warnings={warnings} />
        <FeedState feed={feed} />
      </div>
      <BrowserOnly loadingLabel={adminText("rates.loading")}>
        <RatesForm {...ratesDraft(rates)} />
      </BrowserOnly>
    </>
  );
}

export default async function RatesPage() {
  await requireAdmin("changeRates");
  return (
    <>
      <PageHeader title={adminText("rates.title")} intro={adminText("rates.intro")} inMenu />
      <LoadFailure text={adminText("rates.loadFailure")}>
        <LoadedRates />
      </LoadFailure>
    </>
  );
}
