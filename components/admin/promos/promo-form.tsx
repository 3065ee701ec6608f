"use client";

import { useWatch } from "react-hook-form";
import { AreaForm } from "@/components/admin/entity/area-form";
import { FormField } from "@/components/admin/entity/form-field";
import { SelectField } from "@/components/admin/form/text-field";
import type { OpenedRecord } from "@/lib/content/field-drafts";
import { formatMoney } from "@/lib/format";
import { adminText } from "@/lib/i18n/admin-messages";
import { daysLeft, type PromoDraft } from "@/lib/promos/fields";

function hintOf(day: string): string {
  const days = daysLeft(new Date(day), new Date());
  if (days < 0) return adminText("promos.endedAtOnce");
  return adminText(days === 0 ? "promos.endsToday" : "promos.endDateHint");
}

function EndDateField() {
  const day = useWatch<PromoDraft, "end_date">({ name: "end_date" });
  return <FormField name="end_date" hint={hintOf(day)} />;
}

interface TourChoice {
  id: number;
  name: string;
  starting_price: number | null;
  currency: string;
}

/** The price of the tour on the days of the promo, beside what the chosen tour costs otherwise. */
function TourPriceField({ tours }: { tours: TourChoice[] }) {
  const chosen = useWatch<PromoDraft, "tour_id">({ name: "tour_id" });
  const tour = tours.find(({ id }) => String(id) === chosen);
  const hint = tour?.starting_price
    ? adminText("promos.tourPriceWith", { price: formatMoney(tour.starting_price, tour.currency, "id") })
    : undefined;
  return <FormField name="tour_price" hint={hint} />;
}

interface PromoFormProps {
  tours: TourChoice[];
  promo: OpenedRecord<PromoDraft> | null;
}

export function PromoForm({ promo, tours }: PromoFormProps) {
  const inputs = {
    tour_id: (
      <SelectField
        key="tour_id"
        name="tour_id"
        label={adminText("promos.tour")}
        hint={adminText("promos.tourHint")}
        options={[
          { value: "", label: adminText("promos.noTour") },
          ...tours.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    ),
    tour_price: <TourPriceField key="tour_price" tours={tours} />,
    end_date: <EndDateField key="end_date" />,
  };
  return <AreaForm entity="promo" record={promo} inputs={inputs} />;
}
