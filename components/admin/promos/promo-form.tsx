"use client";

import { useWatch } from "react-hook-form";
import { AreaForm } from "@/components/admin/entity/area-form";
import { FormField } from "@/components/admin/entity/form-field";
import { SelectField } from "@/components/admin/form/text-field";
import type { OpenedRecord } from "@/lib/content/field-drafts";
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

interface PromoFormProps {
  tours: { id: number; name: string }[];
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
    end_date: <EndDateField key="end_date" />,
  };
  return <AreaForm entity="promo" record={promo} inputs={inputs} />;
}
