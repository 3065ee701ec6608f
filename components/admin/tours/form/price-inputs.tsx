"use client";

import { useWatch } from "react-hook-form";
import { FormField } from "@/components/admin/entity/form-field";
import { ListField } from "@/components/admin/entity/list-field";
import { SelectField } from "@/components/admin/form/text-field";
import { Badge } from "@/components/ui/badge";
import { periodText } from "@/lib/core/calendar/admin-words";
import { emptyCalendar } from "@/lib/core/calendar/calendar";
import { moneyDecimals } from "@/lib/core/content/fields";
import { formatMoney } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languages } from "@/lib/core/i18n/languages";
import { typedNumber } from "@/lib/core/typed-number";
import { hasAges, priceKinds } from "@/lib/tours/price-fields/line-kinds";
import { seasonKey } from "@/lib/tours/pricing/planned-prices";
import { priceOn } from "@/lib/tours/pricing/price-on";
import type { TourDraft } from "@/lib/tours/schema";
import { LinePrices, useLinePrices } from "./line-prices";

export function PricePreview() {
  const [currency, starting, original] = useWatch<
    TourDraft,
    ["currency", "starting_price", "original_price"]
  >({ name: ["currency", "starting_price", "original_price"] });
  const typed = {
    calendar: emptyCalendar,
    starting_price: typedNumber(starting, moneyDecimals),
    original_price: typedNumber(original, moneyDecimals),
  };
  const price = priceOn(typed, null).shown;
  return (
    <div className="grid gap-2 rounded-xl bg-sea-50 px-4 py-3">
      <p className="text-ink-soft text-sm">{adminText("tourForm.pricePreview")}</p>
      <output className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {price ? (
          <span className="flex flex-wrap gap-x-8 gap-y-1">
            {languages.map((language) => (
              <span key={language} className="grid leading-snug">
                <span className="flex items-baseline gap-2">
                  <span className="font-semibold text-ink-soft text-xs uppercase">{language}</span>
                  <strong>{formatMoney(price.starting, currency, language)}</strong>
                </span>
                {price.original !== null && (
                  <s className="pl-6 text-ink-soft text-sm">
                    {formatMoney(price.original, currency, language)}
                  </s>
                )}
              </span>
            ))}
          </span>
        ) : (
          <span className="text-ink-soft">{adminText("tourForm.noPrice")}</span>
        )}
        {price && price.percent > 0 && (
          <Badge variant="discount">{adminText("tourForm.discount", { percent: price.percent })}</Badge>
        )}
      </output>
    </div>
  );
}

function PriceOption({ name }: { name: string }) {
  return (
    <div className="grid gap-x-4 gap-y-5 lg:grid-cols-[minmax(0,1fr)_10rem]">
      <FormField name={`${name}.service_type`} />
      <FormField name={`${name}.price`} className="max-lg:max-w-56 lg:pt-8" />
      <FormField name={`${name}.description`} />
      <Persons name={name} />
    </div>
  );
}

/** For whom a line is, with the ages or the size of the group that belong to its kind. */
function Persons({ name }: { name: string }) {
  const typed: unknown = useWatch({ name: `${name}.kind` });
  const kind = priceKinds.find((each) => each === typed);
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3 lg:col-span-2">
      <FormField name={`${name}.kind`} />
      {hasAges(kind) && (
        <>
          <FormField name={`${name}.age_from`} />
          <FormField name={`${name}.age_to`} />
        </>
      )}
      {kind === "group" && <FormField name={`${name}.group_size`} />}
    </div>
  );
}

const priceInputs = (name: string) => <PriceOption name={name} />;

export function PricesInput() {
  const moveLinePrices = useLinePrices();
  return (
    <ListField name="prices" onMoved={moveLinePrices}>
      {priceInputs}
    </ListField>
  );
}

/** Chooses whether the prices outside seasons change, or those of a season. Hidden for a tour without seasons. */
function SeasonField({ name }: { name: string }) {
  const seasons: TourDraft["seasons"] = useWatch({ name: "seasons" });
  const chosen = String(useWatch({ name }) ?? "");
  const offered = seasons
    .filter(({ from, until }) => from && until)
    .map((season) => ({
      value: seasonKey(season),
      label: [season.name.id || season.name.en, periodText(season)].filter(Boolean).join(", "),
    }));
  if (offered.length === 0 && chosen === "") return null;
  const isGone = chosen !== "" && !offered.some(({ value }) => value === chosen);
  const options = [
    { value: "", label: adminText("tourForm.outsideSeasons") },
    ...offered,
    ...(isGone ? [{ value: chosen, label: chosen }] : []),
  ];
  return <SelectField name={name} label={adminText("tourForm.fields.planned_season")} options={options} />;
}

const plannedInputs = (name: string) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField name={`${name}.from`} />
      <SeasonField name={`${name}.season`} />
      <FormField name={`${name}.starting_price`} />
      <FormField name={`${name}.original_price`} />
    </div>
    <LinePrices name={name} label={adminText("tourForm.fields.planned_lines")} />
  </>
);

export function PlannedPricesInput() {
  return (
    <section className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 className="font-semibold text-base">{adminText("tourForm.fields.planned_prices")}</h3>
        <p className="text-ink-soft text-sm">{adminText("tourForm.hints.planned_prices")}</p>
      </div>
      <ListField name="planned_prices" folded>
        {plannedInputs}
      </ListField>
    </section>
  );
}
