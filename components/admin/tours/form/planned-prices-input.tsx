"use client";

import { useWatch } from "react-hook-form";
import { FormField } from "@/components/admin/entity/form-field";
import { ListField } from "@/components/admin/entity/list-field";
import { SelectField } from "@/components/admin/form/text-field";
import { periodText } from "@/lib/core/calendar/admin-words";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { seasonKey } from "@/lib/tours/pricing/planned-prices";
import type { TourDraft } from "@/lib/tours/schema";
import { LinePrices } from "./line-prices";

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
