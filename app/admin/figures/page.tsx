import { Download } from "lucide-react";
import type { Metadata } from "next";
import { FiguresReport } from "@/components/admin/figures/figures-report";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { button } from "@/components/ui/button";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { dayInZone } from "@/lib/core/calendar/days";
import { env } from "@/lib/core/env";
import { formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { getFiguresSummary, listTourPages } from "@/lib/figures/queries";
import { summaryDays } from "@/lib/figures/summary";

export const metadata: Metadata = { title: adminText("figures.title") };

/** The maximum of rows per list. The CSV has all. */
const most = { tours: 20, countries: 12, searches: 20 } as const;

async function LoadedFigures() {
  const summary = await getFiguresSummary(new Date(), most);
  const tourPages = await listTourPages(summary.tours.map(({ id }) => id));
  return <FiguresReport summary={summary} tourPages={tourPages} counting={env().FIGURES} />;
}

export default async function FiguresPage() {
  await requireAdmin();
  const { from, until } = summaryDays(dayInZone(new Date()));
  const last = formatShortDay(new Date(until), "id");
  return (
    <>
      <PageHeader
        title={adminText("figures.title")}
        intro={adminText("figures.intro", { day: last })}
        inMenu
        actions={
          <a
            href={`/api/figures?from=${from}&until=${until}&format=csv`}
            className={button({ variant: "outline", size: "small" })}
          >
            <Download aria-hidden="true" className="size-4.5" />
            {adminText("figures.csv")}
          </a>
        }
      />
      <LoadFailure text={adminText("figures.loadFailure")}>
        <LoadedFigures />
      </LoadFailure>
      <p className="mt-6 text-ink-soft text-sm">{adminText("figures.how")}</p>
    </>
  );
}
