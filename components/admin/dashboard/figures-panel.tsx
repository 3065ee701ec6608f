import { ChartNoAxesCombined } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { env } from "@/lib/core/env";
import { formatNumber } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { ground, scaleEnd } from "@/lib/figures/chart";
import type { FiguresOverview } from "@/lib/figures/summary";
import { DayLine, FigureChange } from "../figures/figure-parts";

interface FiguresPanelProps {
  summary: FiguresOverview | null;
}

export function FiguresPanel({ summary }: FiguresPanelProps) {
  const values = summary?.days.map(({ now }) => now) ?? [];
  const isOff = env().FIGURES === "off";
  // Visits that were counted before counting was switched off are still shown.
  const hasNone = isOff && summary?.views.now === 0;
  const end = scaleEnd(Math.max(0, ...values));
  return (
    <section
      aria-labelledby="figures"
      className="mt-8 grid items-center gap-x-8 gap-y-3 rounded-card border border-line bg-white p-4 shadow-card sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-5"
    >
      <div className="grid gap-1">
        <h2 id="figures" className="flex items-center gap-2.5 font-semibold leading-snug">
          <ChartNoAxesCombined aria-hidden="true" className="size-5 shrink-0 text-sea-600" />
          {adminText("dashboard.figures")}
        </h2>
        {summary && isOff && <p className="text-ink-soft text-sm">{adminText("figures.off")}</p>}
        {summary && !hasNone && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold text-3xl text-sea-900 tracking-tight">
              {formatNumber(summary.views.now, "id")}
            </span>
            <FigureChange sum={summary.views} />
          </p>
        )}
        {!summary && <p className="text-ink-soft text-sm">{adminText("dashboard.unknown")}</p>}
        {summary && summary.emptySearches > 0 && (
          <AdminLink
            href="/admin/figures#empty-searches"
            className="w-fit font-medium text-sea-700 text-sm underline underline-offset-4"
          >
            {adminText("dashboard.emptySearches", { count: summary.emptySearches })}
          </AdminLink>
        )}
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${ground.width} ${ground.height}`}
        preserveAspectRatio="none"
        className="h-14 w-full overflow-visible"
      >
        {values.length > 0 && !hasNone && <DayLine values={values} end={end} />}
      </svg>
      <AdminLink
        href="/admin/figures"
        className="inline-flex min-h-11 items-center font-medium text-sea-700 text-sm underline underline-offset-4"
      >
        {adminText("dashboard.allFigures")}
      </AdminLink>
    </section>
  );
}
