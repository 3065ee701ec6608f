import { ChartNoAxesCombined, SearchX } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { DayChart } from "@/components/admin/figures/day-chart";
import { BarList, FigureChange, FigureTile } from "@/components/admin/figures/figure-parts";
import { type NamedTourFigures, TourFigureTable } from "@/components/admin/figures/tour-figures";
import { Panel } from "@/components/admin/panel";
import { MeansButton } from "@/components/admin/search-words/means-button";
import { EmptyState } from "@/components/admin/table/empty-state";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { formatNumber, formatRate } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { staffName } from "@/lib/core/i18n/staff-names";
import { type EmptySearch, type FiguresSummary, perHundred } from "@/lib/figures/summary";

const countryNames = new Intl.DisplayNames("id", { type: "region" });

function countryName(code: string): string {
  return code === "ZZ" ? adminText("figures.unknownCountry") : (countryNames.of(code) ?? code);
}

function Totals({
  views,
  requests,
  counted,
}: Pick<FiguresSummary, "views" | "requests"> & { counted: boolean }) {
  const rate = perHundred(requests.now, views.now);
  return (
    <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      <FigureTile label={adminText("figures.views")} value={formatNumber(views.now, "id")}>
        <FigureChange sum={views} />
      </FigureTile>
      <FigureTile
        label={adminText("figures.requests")}
        value={counted ? formatNumber(requests.now, "id") : "–"}
      >
        {counted ? (
          <FigureChange sum={requests} />
        ) : (
          <span className="text-ink-soft text-sm">{adminText("figures.requestsOff")}</span>
        )}
      </FigureTile>
      <FigureTile
        label={adminText("figures.perHundred")}
        value={counted && rate !== null ? formatRate(rate, "id") : "–"}
      />
    </dl>
  );
}

function EmptySearches({ searches }: { searches: EmptySearch[] }) {
  if (searches.length === 0) {
    return <p className="text-ink-soft text-sm">{adminText("figures.noEmptySearches")}</p>;
  }
  return (
    <ul className="divide-y divide-line text-sm">
      {searches.map(({ scope, words, count }) => (
        <li key={`${scope} ${words}`} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
          <SearchX aria-hidden="true" className="size-4.5 shrink-0 text-coral-600" />
          <span className="wrap-anywhere grid min-w-0 grow basis-40 gap-0.5">
            <bdi className="font-medium">{words}</bdi>
            <span className="text-ink-soft text-xs">
              {staffName(`figures.scopes.${scope}`)} · {adminText("figures.times", { count })}
            </span>
          </span>
          <MeansButton words={words} />
          <AdminLink
            href={`/admin/${scope === "blogs" ? "blogs" : scope === "search" ? "tours" : scope}/create`}
            className={button({ variant: "outline", size: "small", className: "shrink-0" })}
          >
            {adminText(scope === "blogs" ? "figures.addBlog" : "figures.addTour")}
          </AdminLink>
        </li>
      ))}
    </ul>
  );
}

interface FiguresReportProps {
  summary: FiguresSummary;
  /** Name and address of each tour by its id. */
  tourPages: ReadonlyMap<number, Pick<NamedTourFigures, "name" | "href">>;
  /** Whether the site counts visits (`views`), requests as well (`all`), or nothing (`off`). */
  counting: "off" | "views" | "all";
}

export function FiguresReport({ summary, tourPages, counting }: FiguresReportProps) {
  const { views, requests, hasRequests, tours } = summary;
  const counted = hasRequests || counting === "all";
  const off = counting === "off";
  if (views.now + views.before + requests.now + requests.before === 0) {
    return (
      <EmptyState
        Icon={ChartNoAxesCombined}
        text={adminText(off ? "figures.off" : "figures.empty")}
        hint={adminText(off ? "figures.offHint" : "figures.emptyHint")}
      />
    );
  }
  return (
    <div className="grid gap-4 sm:gap-6">
      {off && (
        <Alert variant="info" title={adminText("figures.off")}>
          {adminText("figures.offHint")}
        </Alert>
      )}
      <Totals views={views} requests={requests} counted={counted} />
      <Panel title={adminText("figures.perDay")}>
        <DayChart days={summary.days} />
      </Panel>
      <div className="grid items-start gap-4 sm:gap-6 xl:grid-cols-2">
        <Panel title={adminText("figures.tours")}>
          {tours.length > 0 ? (
            <TourFigureTable
              tours={tours.map((tour) => ({ ...tour, ...tourPages.get(tour.id) }))}
              requests={counted}
            />
          ) : (
            <p className="text-ink-soft text-sm">{adminText("figures.noTours")}</p>
          )}
        </Panel>
        <div className="grid gap-4 sm:gap-6">
          <Panel title={adminText("figures.emptySearches")} anchor="empty-searches">
            <EmptySearches searches={summary.emptySearches} />
            <AdminLink
              href="/admin/search-words"
              className="w-fit text-sea-700 text-sm underline decoration-sea-300 underline-offset-4 hover:decoration-current"
            >
              {adminText("searchWords.all")}
            </AdminLink>
          </Panel>
          <Panel title={adminText("figures.languages")}>
            <BarList
              bars={summary.languages.map(({ language, ...sum }) => ({
                key: language,
                label: adminText(`dashboard.language.${language}`),
                sum,
              }))}
            />
          </Panel>
          <Panel title={adminText("figures.countries")}>
            <BarList
              bars={summary.countries.map(({ country, ...sum }) => ({
                key: country,
                label: countryName(country),
                sum,
              }))}
            />
          </Panel>
        </div>
      </div>
    </div>
  );
}
