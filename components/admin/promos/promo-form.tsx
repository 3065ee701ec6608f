"use client";

import { useWatch } from "react-hook-form";
import { EntityRecordForm } from "@/components/admin/entity/entity-record-form";
import { FormField } from "@/components/admin/entity/form-field";
import { OldPriceDay } from "@/components/admin/entity/old-price-day";
import { WeekdaysInput } from "@/components/admin/entity/weekdays-input";
import { DraftPreviewButton } from "@/components/admin/preview/draft-preview-button";
import type { OpenedRecord } from "@/lib/core/content/field-drafts";
import { formatMoney } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { promoDraftKey, promoPreviewPath } from "@/lib/promos/draft";
import { promoEntity } from "@/lib/promos/entity";
import { daysLeft, type PromoDraft } from "@/lib/promos/fields";
import type { TourChoice } from "@/lib/tours/schema";
import { PromoDocumentField } from "./promo-document-field";
import { TourChoiceField } from "./tour-choice-field";

function hintOf(day: string): string {
  const days = daysLeft(new Date(day), new Date());
  if (days < 0) return adminText("promos.endedAtOnce");
  return adminText(days === 0 ? "promos.endsToday" : "promos.endDateHint");
}

function EndDateField() {
  const day = useWatch<PromoDraft, "end_date">({ name: "end_date" });
  return <FormField name="end_date" hint={hintOf(day)} />;
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
    tour_id: <TourChoiceField key="tour_id" tours={tours} />,
    tour_price: <TourPriceField key="tour_price" tours={tours} />,
    old_price_since: (
      <OldPriceDay key="old_price_since" name="old_price_since" prices={["old_price", "old_price2"]} />
    ),
    weekdays: (
      <WeekdaysInput
        key="weekdays"
        label={adminText("promos.weekdays")}
        hint={adminText("promos.weekdaysHint")}
      />
    ),
    end_date: <EndDateField key="end_date" />,
    pdf_url: <PromoDocumentField key="pdf_url" />,
  };
  const id = promo?.id ?? null;
  return (
    <EntityRecordForm
      entity={promoEntity}
      record={promo}
      inputs={inputs}
      actions={
        <DraftPreviewButton
          record={promoDraftKey(id)}
          pathIn={(language) => promoPreviewPath(language, id)}
        />
      }
    />
  );
}
