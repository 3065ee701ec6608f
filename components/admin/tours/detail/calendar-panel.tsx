import type { ReactNode } from "react";
import { AdminMonthStrip } from "@/components/admin/calendar/month-strip";
import { None } from "@/components/admin/named-value";
import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { periodText } from "@/lib/core/calendar/admin-words";
import { listMonths } from "@/lib/core/calendar/months";
import { weekdaysText } from "@/lib/core/calendar/weekdays-field";
import { formatMoney } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Tour } from "@/lib/tours/schema";
import { type DetailProps, NamedValueList, PartList, Texts } from "./detail-layout";

function cutoffText({ cutoff_days: days, cutoff_time: time }: Tour): string {
  if (days === null) return adminText("calendar.cutoffNone");
  return time === null
    ? adminText("calendar.cutoffDays", { days })
    : adminText("calendar.cutoff", { days, time });
}

function seasonPrices({ tour, season }: { tour: Tour; season: Tour["seasons"][number] }): string[] {
  const money = (amount: number) => formatMoney(amount, tour.currency, "id");
  const lines = tour.prices.flatMap(({ service_type }, line) => {
    const price = season.prices[line] ?? null;
    return price === null ? [] : [`${service_type.id || service_type.en}: ${money(price)}`];
  });
  const { starting_price: starting } = season;
  return starting === null
    ? lines
    : [`${adminText("tourDetail.startingPrice")}: ${money(starting)}`, ...lines];
}

function SeasonFacts({ tour, season }: { tour: Tour; season: Tour["seasons"][number] }) {
  const prices = seasonPrices({ tour, season });
  return (
    <div className="grid gap-x-4 gap-y-2 md:grid-cols-[12rem_minmax(0,1fr)]">
      <p className="grid content-start justify-items-start gap-1.5 font-semibold text-sm">
        {periodText(season)}
        {season.rough && <Badge variant="soon">{adminText("calendar.isRough")}</Badge>}
      </p>
      <div className="grid gap-2 text-sm">
        {season.name && <Texts text={season.name} strong />}
        {prices.length > 0 && <p>{prices.join(" · ")}</p>}
        {season.note && <Texts text={season.note} />}
      </div>
    </div>
  );
}

export function Schedule({ tour }: DetailProps) {
  const facts: [string, ReactNode][] = [
    [adminText("calendar.operation"), weekdaysText(tour.weekdays)],
    [adminText("calendar.booking"), cutoffText(tour)],
    [
      adminText("calendar.runsWhen"),
      adminText(tour.only_in_seasons ? "calendar.onlyInSeasons" : "calendar.allYear"),
    ],
  ];
  return (
    <Panel title={adminText("tourDetail.calendar")}>
      <div className="grid gap-5">
        <NamedValueList facts={facts} />
        {tour.seasons.length > 0 && (
          <PartList parts={tour.seasons} empty="">
            {(season) => <SeasonFacts tour={tour} season={season} />}
          </PartList>
        )}
        {tour.closed_periods.length > 0 && (
          <div className="grid gap-2">
            <h3 className="font-medium text-ink-soft text-sm">
              {adminText("tourForm.fields.closed_periods")}
            </h3>
            <PartList parts={tour.closed_periods} empty="">
              {(period) => (
                <div className="grid gap-x-4 gap-y-2 md:grid-cols-[12rem_minmax(0,1fr)]">
                  <p className="font-semibold text-sm">{periodText(period)}</p>
                  {period.reason ? <Texts text={period.reason} /> : <None />}
                </div>
              )}
            </PartList>
          </div>
        )}
        <AdminMonthStrip
          months={listMonths(tour.calendar, new Date())}
          label={adminText("calendar.preview")}
        />
      </div>
    </Panel>
  );
}
