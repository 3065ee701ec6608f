"use client";

import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { AdminMonthStrip } from "@/components/admin/calendar/month-strip";
import { PeriodInput } from "@/components/admin/calendar/period-input";
import { FormField } from "@/components/admin/entity/form-field";
import { ListField } from "@/components/admin/entity/list-field";
import { OldPriceDay } from "@/components/admin/entity/old-price-day";
import { periodText, writtenOut } from "@/lib/core/calendar/admin-words";
import { type ClosedPeriod, getFirstOpenDay } from "@/lib/core/calendar/calendar";
import { listMonths } from "@/lib/core/calendar/months";
import { recordOf } from "@/lib/core/content/field-drafts";
import { moneyDecimals } from "@/lib/core/content/fields";
import { staffText } from "@/lib/core/content/localized-text";
import { formatMoney } from "@/lib/core/format";
import { isSame } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { typedNumber } from "@/lib/core/typed-number";
import { calendarFields } from "@/lib/tours/calendar/fields";
import type { ReasonedPeriod } from "@/lib/tours/closures/closure";
import { draftCalendar } from "@/lib/tours/draft";
import { priceOn } from "@/lib/tours/pricing/price-on";
import type { TourDraft } from "@/lib/tours/schema";
import { LinePrices } from "./line-prices";

const seasonInputs = (name: string) => (
  <>
    <PeriodInput name={name} />
    <FormField name={`${name}.name`} />
    <div className="grid gap-5 sm:grid-cols-3">
      <FormField name={`${name}.starting_price`} required={false} />
      <FormField name={`${name}.original_price`} />
      <OldPriceDay name={`${name}.original_price_since`} prices={[`${name}.original_price`]} />
    </div>
    <LinePrices name={name} label={adminText("tourForm.fields.season_prices")} />
    <FormField name={`${name}.rough`} />
    <FormField name={`${name}.note`} />
  </>
);

export function SeasonsInput() {
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold text-base">{adminText("tourForm.fields.seasons")}</h3>
      <ListField name="seasons">{seasonInputs}</ListField>
    </section>
  );
}

interface ClosedPeriodsInputProps {
  /** The operator's own closed days, which hold for the tour as well. */
  common: ClosedPeriod[];
  /** The periods of closings of the sea that the person may not change. */
  locked: ReasonedPeriod[];
}

export function ClosedPeriodsInput({ common, locked }: ClosedPeriodsInputProps) {
  const drafts: TourDraft["closed_periods"] = useWatch({ name: "closed_periods" });
  const lockedAt = (index: number) => locked.find((period) => isSame(period, drafts[index]));
  const inputs = (name: string, index: number) => {
    const period = lockedAt(index);
    if (!period) {
      return (
        <>
          <PeriodInput name={name} />
          <FormField name={`${name}.reason`} />
        </>
      );
    }
    return (
      <div className="grid gap-1 text-sm">
        <p className="font-medium">
          {periodText(period)}
          {period.reason && (
            <>
              : <bdi>{staffText(period.reason)}</bdi>
            </>
          )}
        </p>
        <p className="text-ink-soft">{adminText("harbour.ofAdmins", { period: periodText(period) })}</p>
      </div>
    );
  };
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold text-base">{adminText("tourForm.fields.closed_periods")}</h3>
      <ListField name="closed_periods" isLocked={(index) => lockedAt(index) !== undefined}>
        {inputs}
      </ListField>
      {common.length > 0 && (
        <div className="grid gap-1 rounded-xl bg-sand-100/70 p-3 text-sm">
          <p className="font-medium">{adminText("calendar.commonClosed")}</p>
          <ul className="list-disc pl-5">
            {common.map((period) => (
              <li key={period.id}>
                {periodText(period)}
                {period.reason && (
                  <>
                    : <bdi>{staffText(period.reason)}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const shownFields = [
  "weekdays",
  "cutoff_days",
  "cutoff_time",
  "only_in_seasons",
  "seasons",
  "planned_prices",
  "closed_periods",
  "itineraries",
  "starting_price",
  "currency",
] as const;

type Shown = Pick<TourDraft, keyof typeof calendarFields | "itineraries" | "starting_price" | "currency">;

export function CalendarPreview({ common }: { common: ClosedPeriod[] }) {
  const values: unknown[] = useWatch({ name: [...shownFields] });
  const typed = useDeferredValue(values);
  const { months, day, price } = useMemo(() => {
    const draft = Object.fromEntries(shownFields.map((name, index) => [name, typed[index]])) as Shown;
    const { itineraries } = draft;
    const calendar = draftCalendar({ ...recordOf(calendarFields, draft), itineraries }, common);
    const now = new Date();
    const day = getFirstOpenDay(calendar, now);
    const own = typedNumber(draft.starting_price, moneyDecimals);
    const { starting_price } = priceOn({ calendar, starting_price: own, original_price: null }, day);
    return {
      months: listMonths(calendar, now),
      day,
      price: starting_price === null ? null : formatMoney(starting_price, draft.currency, "id"),
    };
  }, [typed, common]);
  return (
    <div className="grid gap-3 rounded-xl bg-sea-50 p-4">
      <div className="grid gap-0.5">
        <h3 className="font-semibold text-base">{adminText("calendar.preview")}</h3>
        <p className="text-ink-soft text-sm">{adminText("calendar.previewIntro")}</p>
      </div>
      <AdminMonthStrip months={months} label={adminText("calendar.preview")} />
      <output className="font-medium text-sm">
        {day === null
          ? adminText("calendar.noDays")
          : price === null
            ? adminText("calendar.next", { day: writtenOut(day) })
            : adminText("calendar.nextPrice", { day: writtenOut(day), price })}
      </output>
      {common.length > 0 && <p className="text-ink-soft text-xs">{adminText("calendar.common")}</p>}
    </div>
  );
}
