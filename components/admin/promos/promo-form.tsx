"use client";

import { useWatch } from "react-hook-form";
import { EntityForm, resolverOf } from "@/components/admin/entity/entity-form";
import { FormField } from "@/components/admin/entity/form-field";
import { SelectField } from "@/components/admin/form/text-field";
import { draftErrors, emptyDraft } from "@/lib/content/field-drafts";
import { readRecord, saveRecord } from "@/lib/forms/record-requests";
import { adminText } from "@/lib/i18n/admin-messages";
import { daysLeft, type PromoDraft, promoEntity, promoFields } from "@/lib/promos/fields";

function promoFormTexts(creates: boolean) {
  return {
    submit: adminText("promos.submit"),
    submitting: adminText("promos.submitting"),
    success: adminText(creates ? "promos.created" : "promos.updated"),
    failure: adminText(creates ? "promos.createFailure" : "promos.updateFailure"),
  };
}

function hintOf(day: string): string {
  const days = daysLeft(new Date(day), new Date());
  if (days < 0) return adminText("promos.endedAtOnce");
  return adminText(days === 0 ? "promos.endsToday" : "promos.endDateHint");
}

/** A promo's last day in Bangkok's time zone, with a hint if it is today or past. */
function EndDateField() {
  const day = useWatch<PromoDraft, "end_date">({ name: "end_date" });
  return <FormField name="end_date" hint={hintOf(day)} />;
}

const resolver = resolverOf<PromoDraft>((draft) => draftErrors(promoFields, draft));

interface PromoFormProps {
  /** All tours, of which the promo may be about one. */
  tours: { id: number; name: string }[];
  /** Null: a new one. */
  promo: { id: number; values: PromoDraft; updatedAt: string } | null;
}

/** Creates or edits a promo; afterwards the list is shown. */
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
  const id = promo?.id ?? null;
  return (
    <EntityForm<PromoDraft>
      entity={promoEntity}
      draftKey={id === null ? "promos/new" : `promos/${id}`}
      initial={promo?.values ?? emptyDraft(promoFields)}
      updatedAt={promo?.updatedAt ?? null}
      save={(values, sending) => saveRecord("promos", promoFields, id, values, sending)}
      reload={id === null ? undefined : () => readRecord(`promos/${id}`, promoFields)}
      texts={promoFormTexts(id === null)}
      resolver={resolver}
      listHref="/admin/promos"
      inputs={inputs}
    />
  );
}
